import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CaptchaField } from '../../kit/captcha/captcha-field';
import { currentReach } from '../../kit/connection/reach';
import { Form, FormErrors } from '../../kit/forms/form';
import { useForm, type FormState } from '../../kit/forms/use-form';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { Button } from '../../kit/ui/buttons/button';
import { Notice } from '../../kit/ui/feedback/notice';
import { BrowserData } from '../pay/browser-data';
import type { CardFrameHandle } from './card-frame';
import { faultsOf, NewCard, typedIn, type PayFields } from './new-card';
import type { PayResponse } from '../pay/pay-response';
import { useLostPress } from '../pay/use-lost-press';
import type { Typed } from './stored-typed';

interface AddCardFormProps {
  email: string;
  requiresAddress: boolean;
  /** The address data that was typed earlier. */
  typed: Typed | null;
  /** The purpose of the card according to the address, with the contract's names. */
  purpose: Record<string, string>;
  /** The page to return to. */
  from: string;
  response?: PayResponse | undefined;
  /** The token from the processor's own page, used without scripts. */
  token?: string | undefined;
}

const addCardPath = '/add_card';
const nothing = () => undefined;
/** The reasons why the processor's fields returned no card. */
const faultWords = {
  invalid: 'new.invalid',
  unavailable: 'new.unavailable',
  unsent: 'line.card-unsent',
} as const;

/** Saves a card for later; nothing is charged. */
export function AddCardForm(props: AddCardFormProps) {
  const { email, requiresAddress, typed, purpose, from, response, token } = props;
  const { t } = useTranslation('checkout');
  const isHydrated = useHydrated();
  const { form, fields } = useForm<PayFields, PayResponse>({
    id: 'add-card',
    action: addCardPath,
    response,
  });
  const { tokenField, fault, lost, isAsking, press, frameProps } = useSaving(form, {
    isFramed: isHydrated && token === undefined,
  });
  return (
    <Form form={form} className="grid gap-4.5" noValidate>
      {Object.entries(purpose).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="from" value={from} />
      <input ref={tokenField} type="hidden" name="token" defaultValue={token ?? ''} />
      <BrowserData />
      <FormErrors />
      {form.response?.problem && <Notice kind="danger">{t(form.response.problem)}</Notice>}
      {lost && !fault && (
        <Notice kind="danger">
          {t(lost === 'unsent' ? 'line.card-unsent' : 'line.card-lost')}
        </Notice>
      )}
      {fault && <Notice kind="danger">{t(faultWords[fault])}</Notice>}
      <NewCard
        id="add"
        formHref={`${addCardPath}/form`}
        faults={faultsOf(fields)}
        typed={{ ...typed, ...typedIn(fields) }}
        email={email}
        requiresAddress={requiresAddress}
        token={token}
        {...frameProps}
      />
      <CaptchaField />
      <p className="type-caption text-fg-3">{t('new.will-be-saved')}</p>
      <Button
        type="submit"
        name="means"
        value={isHydrated || token !== undefined ? 'new' : 'card-page'}
        size="large"
        className="w-full"
        busyLabel={isAsking || form.isBusy ? t('add.saving') : undefined}
        onClick={press}
      >
        {t(isHydrated || token !== undefined ? 'add.save' : 'new.on-page')}
      </Button>
    </Form>
  );
}

/** Gets a token of the card from the processor's fields, and sends the form with it. */
function useSaving(form: FormState<PayResponse>, { isFramed }: { isFramed: boolean }) {
  const frame = useRef<CardFrameHandle>(null);
  const button = useRef<HTMLButtonElement | null>(null);
  const tokenField = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<keyof typeof faultWords | null>(null);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!form.isBusy) setAsking(false);
  }, [form.isBusy]);
  // Nothing is charged here; the list of cards shows whether the card arrived.
  const lost = useLostPress({
    isBusy: form.isBusy,
    response: form.response,
    view: null,
    reload: nothing,
    onUnsent: () => setAsking(false),
  });
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isFramed) return;
    event.preventDefault();
    button.current = event.currentTarget;
    setFault(null);
    setAsking(true);
    frame.current?.submit();
  };
  const frameProps = {
    frame,
    onToken(given: string) {
      if (tokenField.current) tokenField.current.value = given;
      button.current?.form?.requestSubmit();
    },
    onFault(found: 'invalid' | 'unavailable') {
      setFault(found === 'unavailable' && currentReach() !== 'reached' ? 'unsent' : found);
      setAsking(false);
    },
  };
  return { tokenField, fault, lost, isAsking, press, frameProps };
}
