import type { ReactNode } from 'react';
import { useCheckoutPlace } from './checkout-place';

/**
 * Shows the foot of a checkout. In a modal it stays visible while the rest scrolls, unless the screen is
 * low.
 */
export function CheckoutFoot({ children }: { children: ReactNode }) {
  const { kind } = useCheckoutPlace();
  return (
    <div
      className={
        kind === 'modal'
          ? 'border-line bg-modal not-short:sticky bottom-0 z-10 -mx-5 -mb-6.5 grid gap-3 border-t px-5 pt-3.5 pb-6.5 md:-mx-8 md:-mb-8 md:px-8 md:pt-4.5 md:pb-8'
          : 'border-line grid gap-3 border-t pt-4.5'
      }
    >
      {children}
    </div>
  );
}
