import { useEffect, useRef } from 'react';
import type { CheckoutEvent } from '~/domain/checkout/decide-checkout';

/** Tells a checkout that its form was answered and led nowhere, so that it can be put right here. */
export function useSentBack(isBusy: boolean, tell: (event: CheckoutEvent) => unknown): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    // Where it leads on, the page is left.
    if (wasBusy.current && !isBusy) tell({ kind: 'sent-back' });
    wasBusy.current = isBusy;
  }, [isBusy, tell]);
}
