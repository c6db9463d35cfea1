import { useEffect, type ReactNode } from 'react';
import type { CheckoutView, PaidView } from '../checkout-view';
import { tellOfPurchase } from '../order/tell-of-order';
import { Success } from './success';
import { successOf } from './success-of';

interface OrderSuccessProps {
  view: CheckoutView;
  paid: PaidView;
  heading: (title: ReactNode, look?: string) => ReactNode;
}

/** The end of an order that is paid. */
export function OrderSuccess({ view, paid, heading }: OrderSuccessProps) {
  useEffect(() => tellOfPurchase(view), [view]);
  return <Success success={successOf(view, paid)} heading={heading} />;
}
