import { useEffect, type ReactNode } from 'react';
import { useForgottenTyped } from '../cards/use-typed';
import type { CheckoutView, PaidView } from '../checkout-view';
import { reportPurchase } from '../order/report-order';
import { Success } from './success';
import { successOf } from './success-of';

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
