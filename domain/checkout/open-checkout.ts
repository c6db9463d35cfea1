import type { TaxService } from '~/providers/tax/tax-service';
import { findMeantOrder, openOrder } from '../payments/orders/open-order';
import type { OrderPrice } from '../payments/schema';
import type { DomainContext } from '../shared/context';
import { subscriptionSettings } from '../subscriptions/settings';
import { quoteTax } from '../taxes/quote-tax';
import type { UserViewer } from '../viewers/viewer';
import type { CheckoutRequest } from './schema';
import { openOwed, sell, type Sale } from './sell';

interface Opening {
  request: CheckoutRequest;
  /** The buyer's likely country (ISO 3166-1 alpha-2), if it can be determined. */
  country: string | null;
  taxService: TaxService | null;
}

/**
 * Returns the order of a user who opens checkout, at the selling area's current price with tax, frozen.
 * The same request returns the same order while it is open; a debt returns the order that a job
 * charges. Returns the selling area's refusal if the product is not for sale to the user.
 */
export async function openCheckout(
  context: DomainContext,
  viewer: UserViewer,
  { request, country, taxService }: Opening,
) {
  const owed = await openOwed(context, viewer, request);
  if (owed) return { ok: true as const, order: owed };
  const sale = await sell(context, viewer, request);
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
    source: request.source ?? null,
    ...(await clockOf(context, price)),
  });
  return { ok: true as const, order };
}

/**
 * Returns the order for a payment call that only names its product: the one whose checkout was shown,
 * or a new one at the current price.
 */
export async function continueCheckout(
  context: DomainContext,
  viewer: UserViewer,
  opening: Opening,
): ReturnType<typeof openCheckout> {
  const { variant, productId, ...chosen } = opening.request;
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

/** Returns the expiry of a reduced price, which is valid exactly as long as the displayed countdown. */
async function clockOf(
  context: DomainContext,
  { total, list }: Sale['price'],
): Promise<{ expiresAt?: Date }> {
  const { is_discounts_active, banner_timer } = await context.settings(subscriptionSettings);
  if (!is_discounts_active || total.minor >= list.minor) return {};
  return { expiresAt: new Date(context.now().getTime() + banner_timer * 60_000 - 1000) };
}

/** Adds a tax that is not included in the price. */
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
