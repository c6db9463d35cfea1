import { cardStatus } from '~/domain/checkout/card-form';
import { tokenProductSchema } from '~/domain/offers/schema';
import type { Checkout } from '~/domain/payments/orders/get-checkout';
import type { Product } from '~/domain/payments/schema';
import { planOrderSchema } from '~/domain/subscriptions/schema';
import type { BoughtView, CardView, CheckoutView, PaidView, PaymentView } from '../checkout-view';

interface Shown {
  now: Date;
  email: string;
  typed: CheckoutView['typed'];
  requiresAddress: boolean;
  /** True if a clock shows the end of the price's validity. */
  hasClock: boolean;
  statementName: string | null;
  paid: PaidView | null;
}

/** Returns a checkout in the form that its buyer sees. */
export function presentCheckout(checkout: Checkout, shown: Shown): CheckoutView {
  const { order, means } = checkout;
  const { price } = order;
  const { now, hasClock, ...rest } = shown;
  const payment = checkout.payment && presentPayment(checkout.payment);
  const isReduced = price.list.minor > price.total.minor;
  return {
    orderId: order.id,
    number: order.number,
    variant: order.product.kind,
    productId: order.product.id,
    isRenewal: order.kind === 'rebill',
    what: boughtOf(order.product),
    price: {
      total: price.total,
      list: price.list,
      discountPercent: price.discountPercent,
      reason: price.reason ?? null,
    },
    renewal: price.autoRenew
      ? { ...price.autoRenew, firstAt: price.autoRenew.firstAt.toISOString() }
      : null,
    expiresAt: order.expiresAt.toISOString(),
    state: stateOf(checkout, now),
    payment,
    cards: checkout.cards.map((card) => presentCard(card, now)),
    means: { ...means, cardForm: means.cardForm !== null },
    isFromPaywall: order.source === 'paywall',
    offerEndsAt: hasClock && isReduced ? order.expiresAt.toISOString() : null,
    ...rest,
  };
}

function stateOf({ order, payment }: Checkout, now: Date): CheckoutView['state'] {
  if (order.state === 'paid') return 'paid';
  if (payment?.state === 'pending') return 'paying';
  if (order.state !== 'open' || order.expiresAt <= now) return 'expired';
  return payment ? 'refused' : 'open';
}

/** Returns the product of an order; its details are kept as long as the order. */
function boughtOf({ kind, name, details }: Product): BoughtView {
  if (kind === 'tokens') {
    const { tokens, bonusTokens, specialBonusTokens } = tokenProductSchema.parse(details);
    return { kind, tokens, bonusTokens: bonusTokens + specialBonusTokens };
  }
  if (kind === 'subscriptions') {
    const { durationMonths, bonusTokens } = planOrderSchema.parse(details);
    return { kind, months: durationMonths, bonusTokens };
  }
  return { kind, name };
}

export function presentCard(card: Checkout['cards'][number], now: Date): CardView {
  const { id, brand, last4, holder, expiresOn, isDefault, needsCvc } = card;
  const status = cardStatus(expiresOn, now);
  return { id, brand, last4, holder, expiresOn, isDefault, needsCvc, status };
}

function presentPayment(payment: NonNullable<Checkout['payment']>): PaymentView {
  return {
    state: payment.state,
    method: payment.method === 'crypto_payment' ? 'crypto' : 'card',
    wallet: payment.wallet,
    card: payment.card,
    startedAt: payment.createdAt.toISOString(),
    endedAt: payment.endedAt?.toISOString() ?? null,
    declineCode: payment.declineCode,
    redirectUrl: payment.redirectUrl,
  };
}
