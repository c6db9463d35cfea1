import { reportToTags } from '../../analytics/data-layer';
import { otherItem, planItem, tokensItem } from '../../analytics/money-events';
import { isFirstTime } from '../../accounts/sign-up/use-registration-events';
import type { CheckoutView } from '../checkout-view';

export type OrderEvent = 'ORDER_CREATED' | 'ORDER_ABANDONED' | 'CRYPTO_PAYMENT_SESSION_STARTED';

/** The page that receives a browser's reports about an order. */
const orderEventsPath = '/checkout_events';

/** Reports an event of an order, once each, to the server, which checks consent itself, and to the tags. */
export function reportOrder(event: OrderEvent, view: CheckoutView): void {
  if (!isFirstTime(event, view.orderId)) return;
  const form = new FormData();
  form.set('order', view.orderId);
  form.set('event', event);
  // A beacon is sent even if the page is left.
  navigator.sendBeacon(orderEventsPath, form);
  reportToTags(event, { order: view.number, ...itemOf(view) });
  if (event === 'ORDER_CREATED') reportToTags('view_item', { ecommerce: ecommerceOf(view) });
}

/** Reports a purchase to the tags, once. */
export function reportPurchase(view: CheckoutView): void {
  if (!isFirstTime('purchase', view.orderId)) return;
  const { number } = view;
  reportToTags('purchase', { ecommerce: { transaction_id: number, ...ecommerceOf(view) } });
}

function ecommerceOf(view: CheckoutView) {
  const { price, currency } = itemOf(view);
  return { currency, value: price, items: [itemOf(view)] };
}

function itemOf({ variant, what, price: { total } }: CheckoutView) {
  if (what.kind === 'tokens') return tokensItem(what.tokens, total);
  return what.kind === 'subscriptions' ? planItem(what.months, total) : otherItem(variant, total);
}
