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
import { useCheckoutPlace, useReturnPath, type CheckoutPlace } from '../checkout-place';
import type { CheckoutView } from '../checkout-view';
import { reportOrder } from '../order/report-order';
import { faultsOf, typedIn, type PayFields } from '../cards/new-card';
import { LostPressNotice } from './lost-press-notice';
import { PayBody } from './pay-body';
import { PayFoot } from './pay-foot';
import type { PayResponse } from './pay-response';
import { useCheckout } from './use-checkout';
import { useLostPress, type LostPress } from './use-lost-press';
import { useSentBack } from './use-sent-back';

interface PayFormProps {
  view: CheckoutView;
  /** The response for a form sent without scripts. */
  response?: PayResponse | undefined;
  /** The token from the processor's own page, used without scripts. */
  token?: string | undefined;
}

/** Shows the payment of an order; every part works as a plain form too. */
export function PayForm(props: PayFormProps) {
  const { view, token } = props;
  const { t } = useTranslation('checkout');
  const isHydrated = useHydrated();
  const { checkout, dispatch, form, fields, way, presses, lost } = usePayment(props);
  const { press, pressExternal, frameProps } = presses;
  return (
    <Form form={form} className="grid gap-4.5" noValidate>
      <SentAlong token={token} means={way.means} presses={presses} />
      <FormErrors />
      {form.response?.problem && <Notice kind="danger">{t(form.response.problem)}</Notice>}
      <PaymentProblem lost={lost} fault={presses.fault} />
      <PayBody
        view={view}
        isNew={way.isNew}
        framesCode={way.framesCode}
        token={token}
        checkout={checkout}
        leaving={new Set([form.sent?.get('deleteCard')].filter((id) => typeof id === 'string'))}
        faults={faultsOf(fields)}
        typed={{ ...view.typed, ...typedIn(fields) }}
        isCryptoDisabled={isCryptoDisabled(checkout)}
        onSelect={(id) => dispatch({ kind: 'card-selected', id })}
        onWallet={pressExternal}
        frameProps={frameProps}
      />
      <CaptchaField
        onState={(state) =>
          dispatch({ kind: state === 'away' ? 'captcha-solved' : `captcha-${state}` })
        }
      />
      {checkout.captcha === 'failed' && <Notice kind="danger">{t('session.captcha')}</Notice>}
      <PayFoot
        view={view}
        isNew={way.isNew}
        isReady={token !== undefined}
        isDisabled={checkout.stage !== 'ready'}
        onHosted={pressExternal}
        button={(label, look) => (
          <Button
            type="submit"
            name="means"
            value={way.means}
            size="large"
            className="w-full"
            busyLabel={checkout.stage === 'paying' || form.isBusy ? look.busy : undefined}
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

/** Tracks a payment from the selected means to the result of the press. */
function usePayment({ view, response, token }: PayFormProps) {
  const place = useCheckoutPlace();
  const isHydrated = useHydrated();
  const { checkout, dispatch } = useCheckout({ ...view, isChange: false }, place, (event) =>
    reportOrder(event, view),
  );
  const { form, fields } = useForm<PayFields, PayResponse>({
    id: `pay-${view.orderId}`,
    action: `/checkout/${view.orderId}`,
    response,
  });
  const { isBusy } = form;
  const way = wayToPay(view, { place, selected: checkout.selected, token, isHydrated });
  useFramableDocument(isHydrated && way.isNew && token === undefined && !place.isFramable);
  useSentBack(isBusy, dispatch);
  const lost = useLostPress({
    isBusy,
    response: form.response,
    view,
    reload: place.reload,
    onUnsent: () => dispatch({ kind: 'sent-back' }),
  });
  return { checkout, dispatch, form, fields, way, presses: usePresses(way, dispatch), lost };
}

interface Chosen {
  place: CheckoutPlace;
  selected: string | null;
  token: string | undefined;
  isHydrated: boolean;
}

/** Decides how an order is paid, by its address and its cards, and which fields are framed for it. */
function wayToPay(view: CheckoutView, { place, selected, token, isHydrated }: Chosen) {
  const { pay } = place.params;
  const isCrypto = pay === 'crypto' && view.means.crypto;
  const isNew = !isCrypto && (pay === 'new' || (view.cards.length === 0 && view.means.cardForm));
  const chosen = view.cards.find(({ id }) => id === selected);
  const framesCode = !isNew && !isCrypto && place.isFramable && chosen?.needsCvc === true;
  return {
    isCrypto,
    isNew,
    framesCode,
    isFramed: isHydrated && ((isNew && token === undefined) || framesCode),
    means: isCrypto ? 'crypto' : meansOf(isNew, token, isHydrated),
  };
}

/** Sends the form once the press may continue and the processor's fields have returned their token. */
function usePresses(
  { isCrypto, isFramed, means }: ReturnType<typeof wayToPay>,
  dispatch: ReturnType<typeof useCheckout>['dispatch'],
) {
  const frame = useRef<CardFrameHandle>(null);
  const wanted = useRef<HTMLInputElement>(null);
  const tokenField = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<keyof typeof faultWords | null>(null);
  // Submitted by script, because a button that is disabled during its press submits nothing.
  const send = (by: string) => {
    if (wanted.current) wanted.current.value = by;
    tokenField.current?.form?.requestSubmit();
  };
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const deeds = dispatch({ kind: isCrypto ? 'crypto-pressed' : 'continued' });
    if (!deeds.some(({ kind }) => kind === 'submit')) return;
    setFault(null);
    if (isFramed) frame.current?.submit();
    else send(means);
  };
  const pressExternal = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const deeds = dispatch({ kind: 'wallet-pressed' });
    if (deeds.some(({ kind }) => kind === 'submit')) send(event.currentTarget.value);
  };
  const frameProps = {
    frame,
    onToken(given: string) {
      if (tokenField.current) tokenField.current.value = given;
      send(means);
    },
    onFault(reason: 'invalid' | 'unavailable') {
      setFault(reason === 'unavailable' && currentReach() !== 'reached' ? 'unsent' : reason);
      dispatch({ kind: 'sent-back' });
    },
  };
  return { wanted, tokenField, fault, press, pressExternal, frameProps };
}

interface SentAlongProps {
  token: string | undefined;
  means: string;
  presses: ReturnType<typeof usePresses>;
}

/** Renders the hidden fields: the means of payment and the place of the form. */
function SentAlong({ token, means, presses }: SentAlongProps) {
  const place = useCheckoutPlace();
  const from = useReturnPath();
  return (
    <>
      {/*
       * The default button for Enter; otherwise it would be the first one, of a wallet or a card's menu.
       */}
      <button
        type="submit"
        name="means"
        value={means}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        onClick={presses.press}
      />
      <input ref={presses.wanted} type="hidden" name="wanted" defaultValue={means} />
      <input type="hidden" name="place" value={place.kind} />
      {from !== null && <input type="hidden" name="from" value={from} />}
      <input ref={presses.tokenField} type="hidden" name="token" defaultValue={token ?? ''} />
      <BrowserData />
      {place.params.view === 'cards' && <input type="hidden" name="view" value="cards" />}
    </>
  );
}

interface PaymentProblemProps {
  lost: LostPress | null;
  fault: keyof typeof faultWords | null;
}

/**
 * Shows why nothing was paid. Faults of the fields are not shown while the state of the payment is still
 * being queried.
 */
function PaymentProblem({ lost, fault }: PaymentProblemProps) {
  const { t } = useTranslation('checkout');
  if (fault !== null && lost !== 'asking') {
    return <Notice kind="danger">{t(faultWords[fault])}</Notice>;
  }
  return lost && <LostPressNotice lost={lost} />;
}

/** The reasons why the processor's fields returned nothing to pay with. */
const faultWords = { invalid: 'new.invalid', unavailable: 'away', unsent: 'line.unsent' } as const;

/** Loads a new document, because only one that was loaded for checkout may frame the processor's fields. */
function useFramableDocument(isLacking: boolean) {
  useEffect(() => {
    if (isLacking) window.location.reload();
  }, [isLacking]);
}

/**
 * Returns the means that the button pays with. Without scripts a new card is first entered on the
 * processor's page.
 */
function meansOf(isNew: boolean, token: string | undefined, isHydrated: boolean) {
  if (!isNew) return 'saved';
  return isHydrated || token !== undefined ? 'new' : 'card-page';
}
