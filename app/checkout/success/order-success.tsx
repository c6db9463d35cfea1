import { useEffect, type ReactNode } from 'react';
import { useForgottenTyped } from '../cards/use-typed';
import type { CheckoutView, PaidView } from '../checkout-view';
import { reportPurchase } from '../order/report-order';
import { Success } from './success';
import type { SuccessView } from './success-view';

interface OrderSuccessProps {
  view: CheckoutView;
  paid: PaidView;
  heading: (title: ReactNode, look?: string) => ReactNode;
}

/** Shows the success of a paid order. */
export function OrderSuccess({ view, paid, heading }: OrderSuccessProps) {
  useEffect(() => reportPurchase(view), [view]);
  useForgottenTyped();
  return <Success success={successOf(view, paid)} heading={heading} />;
}

/** Returns the success data of a paid order. */
function successOf(view: CheckoutView, paid: PaidView): SuccessView {
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
