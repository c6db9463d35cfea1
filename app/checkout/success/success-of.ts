import type { CheckoutView, PaidView } from '../checkout-view';
import type { SuccessView } from './success-view';

/** Returns the success data of a paid order. */
export function successOf(view: CheckoutView, paid: PaidView): SuccessView {
  const { what, price, renewal, payment, number, isFromPaywall } = view;
  return {
    ...paid,
    what,
    cost: { money: price.total },
    means: payment,
    period: renewal?.period ?? paid.period,
    number,
    isFromPaywall,
  };
}
