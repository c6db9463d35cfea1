import { useEffect, useRef } from 'react';
import type { CheckoutEvent } from '~/domain/checkout/decide-checkout';

/** Reports to a checkout that its form returned without a redirect, so that it can be corrected. */
export function useSentBack(isBusy: boolean, dispatch: (event: CheckoutEvent) => unknown): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    // A redirect leaves the page.
    if (wasBusy.current && !isBusy) dispatch({ kind: 'sent-back' });
    wasBusy.current = isBusy;
  }, [isBusy, dispatch]);
}
