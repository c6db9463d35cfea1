import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isContinueDisabled, isCryptoDisabled } from '~/domain/checkout/decide-checkout';
import { CaptchaField } from '../../kit/captcha/captcha-field';
import { currentReach } from '../../kit/connection/reach';
import { Form, FormErrors } from '../../kit/forms/form';
import { useForm } from '../../kit/forms/use-form';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { Button } from '../../kit/ui/buttons/button';
import { Notice } from '../../kit/ui/feedback/notice';
import { BrowserData } from './browser-data';
import type { CardFrameHandle } from '../cards/card-frame';
import { useCheckoutPlace, useReturnPath } from '../checkout-place';
import type { CheckoutView } from '../checkout-view';
import { tellOfOrder } from '../order/tell-of-order';
import { faultsOf, typedIn, type PayFields } from '../cards/new-card';
import { LostPressNotice } from './lost-press-notice';
import { PayBody } from './pay-body';
import { PayFoot } from './pay-foot';
import type { PayResponse } from './pay-response';
import { useCheckout } from './use-checkout';
import { useLostPress } from './use-lost-press';

interface PayFormProps {
  view: CheckoutView;
  /** What the page was answered that was sent without scripts. */
  response?: PayResponse | undefined;
  /** Of the processor's own page, where no scripts run. */
  token?: string | undefined;
}

/** How an order is paid; every part of it works as a plain form, too. */
export function PayForm({ view, response, token }: PayFormProps) {
  const { t } = useTranslation('checkout');
  const place = useCheckoutPlace();
  const isHydrated = useHydrated();
  const { checkout, tell } = useCheckout({ ...view, isChange: false }, place, (event) =>
    tellOfOrder(event, view),
  );
  const { form, fields } = useForm<PayFields, PayResponse>({
    id: `pay-${view.orderId}`,
    action: `/checkout/${view.orderId}`,
    response,
  });
  const frame = useRef<CardFrameHandle>(null);
  const wanted = useRef<HTMLInputElement>(null);
  const tokenField = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<keyof typeof faultWords | null>(null);
  const isCrypto = place.told.pay === 'crypto' && view.means.crypto;
  const isNew =
    !isCrypto && (place.told.pay === 'new' || (view.cards.length === 0 && view.means.cardForm));
  const chosen = view.cards.find(({ id }) => id === checkout.selected);
  const framesCode = !isNew && !isCrypto && place.isFramable && chosen?.needsCvc === true;
  const isFramed = isHydrated && ((isNew && token === undefined) || framesCode);

  useFramableDocument(isHydrated && isNew && token === undefined && !place.isFramable);
  const { isBusy } = form;
  const wasBusy = useRef(false);
  useEffect(() => {
    // Where it leads on, the page is left; whatever else is answered has to be put right here.
    if (wasBusy.current && !isBusy) tell({ kind: 'sent-back' });
    wasBusy.current = isBusy;
  }, [isBusy, tell]);

  const lost = useLostPress({
    isBusy,
    response: form.response,
    view,
    reload: place.reload,
    onUnsent: () => tell({ kind: 'sent-back' }),
  });
  // Nothing is said of the money that is not known yet.
  const shown = fault !== null && lost !== 'asking' ? 'fault' : 'lost';
  const from = useReturnPath();
  const means = isCrypto ? 'crypto' : meansOf(isNew, token, isHydrated);
  // By script, since a button that is disabled as it is pressed sends nothing.
  const send = (by: string) => {
    if (wanted.current) wanted.current.value = by;
    tokenField.current?.form?.requestSubmit();
  };
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const deeds = tell({ kind: isCrypto ? 'crypto-pressed' : 'continued' });
    if (!deeds.some(({ kind }) => kind === 'submit')) return;
    setFault(null);
    if (isFramed) frame.current?.submit();
    else send(means);
  };
  const pressAway = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const deeds = tell({ kind: 'wallet-pressed' });
    if (deeds.some(({ kind }) => kind === 'submit')) send(event.currentTarget.value);
  };
  const frameTold = {
    frame,
    onToken(given: string) {
      if (tokenField.current) tokenField.current.value = given;
      send(means);
    },
    onFault(told: 'invalid' | 'unavailable') {
      setFault(told === 'unavailable' && currentReach() !== 'reached' ? 'unsent' : told);
      tell({ kind: 'sent-back' });
    },
  };
  return (
    <Form form={form} className="grid gap-4.5" noValidate>
      {/* What Enter presses: otherwise the first button there is, of a wallet or of a card's menu. */}
      <button
        type="submit"
        name="means"
        value={means}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        onClick={press}
      />
      <input ref={wanted} type="hidden" name="wanted" defaultValue={means} />
      <input type="hidden" name="place" value={place.kind} />
      {from !== null && <input type="hidden" name="from" value={from} />}
      <input ref={tokenField} type="hidden" name="token" defaultValue={token ?? ''} />
      <BrowserData />
      {place.told.view === 'cards' && <input type="hidden" name="view" value="cards" />}
      <FormErrors />
      {form.response?.problem && <Notice kind="danger">{t(form.response.problem)}</Notice>}
      {lost && shown === 'lost' && <LostPressNotice lost={lost} />}
      {fault && shown === 'fault' && <Notice kind="danger">{t(faultWords[fault])}</Notice>}
      <PayBody
        view={view}
        isNew={isNew}
        framesCode={framesCode}
        token={token}
        checkout={checkout}
        leaving={new Set([form.sent?.get('deleteCard')].filter((id) => typeof id === 'string'))}
        faults={faultsOf(fields)}
        typed={{ ...view.typed, ...typedIn(fields) }}
        isCryptoDisabled={isCryptoDisabled(checkout)}
        onSelect={(id) => tell({ kind: 'card-selected', id })}
        onWallet={pressAway}
        frameTold={frameTold}
      />
      <CaptchaField
        onState={(state) =>
          tell({ kind: state === 'away' ? 'captcha-solved' : `captcha-${state}` })
        }
      />
      {checkout.captcha === 'failed' && <Notice kind="danger">{t('session.captcha')}</Notice>}
      <PayFoot
        view={view}
        isNew={isNew}
        isReady={token !== undefined}
        isDisabled={checkout.stage !== 'ready'}
        onHosted={pressAway}
        button={(label, look) => (
          <Button
            type="submit"
            name="means"
            value={means}
            size="large"
            className="w-full"
            busyLabel={checkout.stage === 'paying' || isBusy ? look.busy : undefined}
            disabled={isHydrated && isContinueDisabled(checkout)}
            icon={look.icon}
            onClick={press}
          >
            {label}
          </Button>
        )}
      />
    </Form>
  );
}

/** Why the processor's fields gave nothing to pay with. */
const faultWords = { invalid: 'new.invalid', unavailable: 'away', unsent: 'line.unsent' } as const;

/** Only a document that was loaded for checkout may frame the processor's fields: another is loaded anew. */
function useFramableDocument(isLacking: boolean) {
  useEffect(() => {
    if (isLacking) window.location.reload();
  }, [isLacking]);
}

/** What the button pays with; without scripts a new card is typed in on the processor's page first. */
function meansOf(isNew: boolean, token: string | undefined, isHydrated: boolean) {
  if (!isNew) return 'saved';
  return isHydrated || token !== undefined ? 'new' : 'card-page';
}
