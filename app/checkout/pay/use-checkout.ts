import { useCallback, useEffect, useRef, useState } from 'react';
import {
  decideCheckout,
  newCheckout,
  type Checkout,
  type CheckoutDeed,
  type CheckoutEvent,
} from '~/domain/checkout/decide-checkout';
import { useLatest } from '../../kit/ui/behaviour/use-latest';
import type { OrderEvent } from '../order/report-order';
import type { CheckoutPlace } from '../checkout-place';
import type { CheckoutView } from '../checkout-view';

/** The fields of a checkout that determine the possible presses. */
export interface PressedView extends Pick<CheckoutView, 'variant' | 'state' | 'cards'> {
  means: Pick<CheckoutView['means'], 'cardForm' | 'crypto'>;
  /** True if Premium is already running: the selected plan follows it, and nothing is paid. */
  isChange: boolean;
}

/**
 * Returns a checkout's state for the page, from the server's data and the presses since then. `record`
 * receives the events of its order.
 */
export function useCheckout(
  view: PressedView,
  place: CheckoutPlace,
  record: (event: OrderEvent) => void,
) {
  const [checkout, setCheckout] = useState(() => begun(view, place));
  const current = useRef(checkout);
  const state = useLatest(view.state);
  const carryOut = useLatest((deeds: readonly CheckoutDeed[]) => {
    for (const deed of deeds) if (deed.kind === 'record') record(deed.event);
  });
  const dispatch = useCallback(
    (event: CheckoutEvent) => {
      // Leaving a paid order, or one that is being paid, abandons nothing.
      if (event.kind === 'closed' && state.current !== 'open') return [];
      const { checkout: next, deeds } = decideCheckout(current.current, event);
      current.current = next;
      setCheckout(next);
      carryOut.current(deeds);
      return deeds;
    },
    [carryOut, state],
  );
  useCardChanges(view, place, dispatch);
  useClosing(dispatch);
  return { checkout, dispatch };
}

/** Returns the state that the server and the browser render first; nothing is reported for it yet. */
function begun(view: PressedView, place: CheckoutPlace): Checkout {
  const { variant, isChange } = view;
  const opening = newCheckout({ variant, isChange, openOnClose: null });
  const { checkout } = decideCheckout(opening, readyEvent(view, place));
  return { ...withParams(checkout, place), isOrderReported: false };
}

const readyEvent = (view: PressedView, { params }: CheckoutPlace) =>
  ({
    kind: 'session-ready',
    session: {
      isCheckoutFormAvailable: view.means.cardForm,
      isCryptoAvailable: view.means.crypto,
    },
    cards: view.cards,
    paymentMethodId: params.paymentMethodId ?? null,
    useLastCard: params.useLastCard === 'true',
  }) as const;

const withParams = (checkout: Checkout, { params }: CheckoutPlace): Checkout =>
  params.pay === 'new' ? { ...checkout, isNewCard: true, selected: null } : checkout;

/** Applies changes of the cards, and of the card that the address selects. */
function useCardChanges(
  view: PressedView,
  place: CheckoutPlace,
  dispatch: (event: CheckoutEvent) => unknown,
) {
  const latest = useLatest({ view, place });
  const { params } = place;
  useEffect(() => {
    const { view: seen, place: at } = latest.current;
    if (seen.state === 'paid' || seen.state === 'expired') return;
    dispatch(readyEvent(seen, at));
    if (at.params.pay === 'new') dispatch({ kind: 'card-to-add' });
  }, [latest, dispatch, view.cards, params.pay, params.paymentMethodId, params.useLastCard]);
}

/** Reports an open order as abandoned when the person leaves. */
function useClosing(dispatch: (event: CheckoutEvent) => unknown) {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // In development everything is mounted twice; an immediate return is no departure.
      setTimeout(() => {
        if (!isMounted.current) dispatch({ kind: 'closed' });
      });
    };
  }, [dispatch]);
}
