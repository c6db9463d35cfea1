import { useNavigate } from '@remix-run/react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isContinueDisabled } from '~/domain/checkout/decide-checkout';
import { Form, FormErrors } from '../../kit/forms/form';
import { useForm } from '../../kit/forms/use-form';
import { modalHref } from '../../kit/modals/modal-keys';
import { subscriptionPath } from './subscription-path';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { Button } from '../../kit/ui/buttons/button';
import { Notice } from '../../kit/ui/feedback/notice';
import { SavedCards } from '../cards/saved-cards';
import { CheckoutFoot } from '../checkout-foot';
import { useCheckoutPlace, useReturnPath } from '../checkout-place';
import { PayLegalLine } from '../legal-line';
import type { PayResponse } from '../pay/pay-response';
import { LostPressNotice } from '../pay/lost-press-notice';
import { useCheckout } from '../pay/use-checkout';
import { useLostPress } from '../pay/use-lost-press';
import { useSentBack } from '../pay/use-sent-back';
import { useWords } from '../use-words';
import { nothingDue, type ChangeView } from './change-view';
import { CardToAdd } from './card-to-add';

interface ChangeFormProps {
  view: ChangeView;
  /** The response for a form sent without scripts. */
  response?: PayResponse | undefined;
}

/**
 * Shows the card that future charges use and the button that confirms the change; works without scripts.
 */
export function ChangeForm({ view, response }: ChangeFormProps) {
  const { t } = useTranslation('checkout');
  const place = useCheckoutPlace();
  const { checkout, dispatch } = useCheckout(
    { variant: 'subscriptions', state: 'open', isChange: true, cards: view.cards, means },
    withOwnCard(place, view),
    noOrder,
  );
  const { form } = useForm<Record<string, never>, PayResponse>({
    id: `change-${view.planId}`,
    action: '/checkout/change',
    response,
  });
  const { isBusy } = form;
  useSentBack(isBusy, dispatch);
  const lost = useLostPress({
    isBusy,
    response: form.response,
    view,
    reload: place.reload,
    onUnsent: () => dispatch({ kind: 'sent-back' }),
  });
  const from = useReturnPath();
  const { button, press } = usePress({ view, from, isBusy, dispatch });
  return (
    <Form form={form} className="grid gap-4.5" noValidate>
      {/*
       * The default button for Enter; otherwise it would be the first one, which belongs to a card's menu.
       */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" onClick={press} />
      <input ref={button} type="hidden" name="plan" value={view.planId} />
      <input type="hidden" name="minor" value={view.price.minor} />
      <input type="hidden" name="renewalMinor" value={view.renewal.price.minor} />
      <input type="hidden" name="place" value={place.kind} />
      {from !== null && <input type="hidden" name="from" value={from} />}
      <FormErrors />
      {form.response?.problem && <Notice kind="danger">{t(form.response.problem)}</Notice>}
      {lost && <LostPressNotice lost={lost} />}
      {view.isChosen && <Notice kind="info">{t('change.chosen')}</Notice>}
      <CardToCharge
        view={view}
        selected={checkout.selected}
        leaving={form.sent?.get('deleteCard')}
        onSelect={(id) => dispatch({ kind: 'card-selected', id })}
      />
      <ChangeFoot
        view={view}
        isBusy={checkout.stage === 'paying' || isBusy}
        isDisabled={isContinueDisabled(checkout)}
        onPress={press}
      />
    </Form>
  );
}

interface CardToChargeProps {
  view: ChangeView;
  selected: string | null;
  /** The id of a card that is being removed. */
  leaving: FormDataEntryValue | null | undefined;
  onSelect: (id: string) => void;
}

/** Shows the cards that can be charged, and a link to add another. */
function CardToCharge({ view, selected, leaving, onSelect }: CardToChargeProps) {
  const { t } = useTranslation('checkout');
  return (
    <div>
      <h3 className="type-h3 mb-2">{t('change.card')}</h3>
      {view.cards.length > 0 ? (
        <SavedCards
          cards={view.cards}
          selected={selected}
          onSelect={onSelect}
          leaving={new Set(typeof leaving === 'string' ? [leaving] : [])}
        />
      ) : (
        <p className="text-fg-2">{t('change.no-card')}</p>
      )}
      <CardToAdd planId={view.planId} />
    </div>
  );
}

interface ChangeFootProps {
  view: ChangeView;
  isBusy: boolean;
  isDisabled: boolean;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Shows the button that schedules the change, with its terms. */
function ChangeFoot({ view, isBusy, isDisabled, onPress }: ChangeFootProps) {
  const { t } = useTranslation('checkout');
  const { money } = useWords();
  const isHydrated = useHydrated();
  const label = t('change.go', { price: money(nothingDue(view)) });
  return (
    <CheckoutFoot>
      <Button
        type="submit"
        size="large"
        className="w-full"
        busyLabel={isBusy ? t('change.going') : undefined}
        disabled={isHydrated && isDisabled}
        onClick={onPress}
      >
        {label}
      </Button>
      <p className="type-caption text-fg-3 text-center text-balance">{t('change.taken-back')}</p>
      <PayLegalLine
        view={{ isFromPaywall: false, statementName: view.statementName }}
        button={label}
      />
    </CheckoutFoot>
  );
}

interface Pressing {
  view: ChangeView;
  from: string | null;
  isBusy: boolean;
  dispatch: ReturnType<typeof useCheckout>['dispatch'];
}

/** Sends the form once the pressed button may act, and redirects after the change. */
function usePress({ view, from, isBusy, dispatch }: Pressing) {
  const button = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);
  useOutcome({ view, from, hasFollowed: isPressed.current && !isBusy && view.isChosen });
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const deeds = dispatch({ kind: 'continued' });
    // Submitted by script, because a button that is disabled during its press submits nothing.
    if (!deeds.some(({ kind }) => kind === 'submit')) return;
    isPressed.current = !view.isChosen;
    button.current?.form?.requestSubmit();
  };
  return { button, press };
}

interface Outcome {
  view: ChangeView;
  from: string | null;
  hasFollowed: boolean;
}

/**
 * Opens the success modal if the stream reports the change before the form's response, which is then
 * dropped.
 */
function useOutcome({ view: { planId }, from, hasFollowed }: Outcome) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!hasFollowed) return;
    const [pathname = '', search = ''] = (from ?? subscriptionPath).split('?');
    const meta = { change: planId };
    const under = { pathname, search: search && `?${search}` };
    navigate(modalHref(under, 'successPremiumModal', { meta }), {
      replace: true,
      preventScrollReset: true,
    });
  }, [hasFollowed, from, planId, navigate]);
}

/**
 * A card is added on another page or in a modal; nothing is paid here, with cryptocurrency or otherwise.
 */
const means = { cardForm: false, crypto: false };
/** There is no order to report. */
const noOrder = () => undefined;

/** Selects the card that is charged so far, unless the address names another. */
function withOwnCard(place: ReturnType<typeof useCheckoutPlace>, { cardId }: ChangeView) {
  const { params } = place;
  const isNamed = params.paymentMethodId !== undefined || params.useLastCard === 'true';
  return isNamed || cardId === null
    ? place
    : { ...place, params: { ...params, paymentMethodId: cardId } };
}
