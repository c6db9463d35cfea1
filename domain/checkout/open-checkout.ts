import type { TaxService } from '~/providers/tax/tax-service';
import { findMeantOrder, openOrder } from '../payments/orders/open-order';
import type { OrderPrice } from '../payments/schema';
import type { DomainContext } from '../shared/context';
import { subscriptionSettings } from '../subscriptions/settings';
import { quoteTax } from '../taxes/quote-tax';
import type { UserViewer } from '../viewers/viewer';
import type { CheckoutAsk } from './schema';
import { openOwed, sell, type Sale } from './sell';

interface Opening {
  ask: CheckoutAsk;
  /** Where the buyer seems to be (ISO 3166-1 alpha-2), if anybody can say. */
  country: string | null;
  taxService: TaxService | null;
}

/**
 * The order of somebody who opens checkout: at the price that the area which sells computes now, with
 * its tax, frozen. The same wish finds the same order as long as that is open, and what they owe that
 * which a job charges. What is not for sale to them is refused in the words of that area.
 */
export async function openCheckout(
  context: DomainContext,
  viewer: UserViewer,
  { ask, country, taxService }: Opening,
) {
  const owed = await openOwed(context, viewer, ask);
  if (owed) return { ok: true as const, order: owed };
  const sale = await sell(context, viewer, ask);
  if (!sale.ok) return sale;
  const { product, price } = sale;
  const tax = await quoteTax(context, taxService, {
    reference: [viewer.userId, product.kind, product.id, price.total.minor].join(':'),
    kind: product.kind,
    amount: price.total,
    place: country === null ? null : { country, evidence: ['address'] },
  });
  const order = await openOrder(context, {
    buyerId: viewer.userId,
    product,
    price: withTax(price, tax),
    source: ask.source ?? null,
    ...(await clockOf(context, price)),
  });
  return { ok: true as const, order };
}

/**
 * The order that is paid by a call which names its product alone: the one whose checkout was shown, or
 * one at the price of now.
 */
export async function continueCheckout(
  context: DomainContext,
  viewer: UserViewer,
  opening: Opening,
): ReturnType<typeof openCheckout> {
  const { variant, productId, ...chosen } = opening.ask;
  const order = await findMeantOrder(context, {
    buyerId: viewer.userId,
    kind: variant,
    productId,
    details: {
      ...(variant === 'subscriptions' && {
        specialOfferKey: chosen.specialOfferDurationKey ?? null,
      }),
      ...(variant === 'fanclub' && { planId: chosen.fanclubPlanId ?? null }),
    },
  });
  return order ? { ok: true, order } : openCheckout(context, viewer, opening);
}

/** Where a clock is shown for what is reduced, its price holds as long as that says, and no longer. */
async function clockOf(
  context: DomainContext,
  { total, list }: Sale['price'],
): Promise<{ expiresAt?: Date }> {
  const { is_discounts_active, banner_timer } = await context.settings(subscriptionSettings);
  if (!is_discounts_active || total.minor >= list.minor) return {};
  return { expiresAt: new Date(context.now().getTime() + banner_timer * 60_000 - 1000) };
}

/** A tax that is not inside a price is put on top of it. */
function withTax(price: Sale['price'], tax: OrderPrice['tax']): OrderPrice {
  const { total, list } = price;
  const added = tax.inclusive ? 0 : tax.minor;
  return {
    ...price,
    total: { ...total, minor: total.minor + added },
    list: { ...list, minor: list.minor + added },
    tax,
  };
}
