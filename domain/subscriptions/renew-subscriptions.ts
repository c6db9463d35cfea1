import { maySignIn } from '../account-states/account-state';
import { decideCharge, type RenewalCard } from '../payments/cards/decide-charge';
import { findOrder } from '../payments/orders/find-order';
import { openOrder } from '../payments/orders/open-order';
import type { Order, OrderPrice } from '../payments/schema';
import type { DomainContext } from '../shared/context';
import { addPeriods } from '../shared/time/periods';
import { transact } from '../shared/transactions/transact';
import { taxOf } from '../taxes/decide-tax';
import { changeSubscription } from './change-subscription';
import type { PlanOrder } from './schema';
import { nameOf } from './sell-plan';
import type { SubscriptionRow } from './subscription-rows';

/** The functions that renewals need: a person's cards, and charging one of them for an order. */
export interface Charging {
  cardsOf(userId: string): Promise<RenewalCard[]>;
  /**
   * Charges an order once, however often it is called. The result comes through the hooks of payments. A
   * refusal gives the reason why nothing was charged.
   */
  charge(request: {
    orderId: string;
    cardId: string;
  }): Promise<{ ok: true } | { ok: false; reason: string }>;
}

/** The duration of the lease of a charge; after a crash another worker finds the same order. */
const leaseSeconds = 600;
/** The days in which a renewal's order can be paid by a pending payment, beyond the grace period. */
const orderDays = 60;

/**
 * Charges every due renewal, with one order per period; returns the number of attempts. A failed one does
 * not block the others; it is tried again after its lease. All errors are thrown at the end.
 */
export async function renewDueSubscriptions(
  context: DomainContext,
  charging: Charging,
  limit: number,
): Promise<number> {
  const due = await context
    .db('subscriptions')
    .where('next_attempt_at', '<=', context.now())
    .orderBy('next_attempt_at')
    .limit(limit)
    .select('id', 'user_id');
  const failures: unknown[] = [];
  let tried = 0;
  for (const { id, user_id: userId } of due) {
    try {
      if (await renew(context, charging, { id, userId })) tried += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'renewals that must be tried again');
  return tried;
}

async function renew(
  context: DomainContext,
  charging: Charging,
  whose: { id: string; userId: string },
): Promise<boolean> {
  const { userId } = whose;
  const begun = await transact(context, async (trx) => {
    const account = await trx('accounts').where({ id: userId }).first('state');
    if (!account || !maySignIn(account.state)) {
      await changeSubscription(context, trx, whose, { kind: 'closed' });
      return null;
    }
    const event = { kind: 'renewal-begun', leaseSeconds } as const;
    const held = await changeSubscription(context, trx, whose, event);
    return held.ok && held.isChanged ? held.subscription : null;
  });
  if (!begun) return false;
  const order = await openRenewal(context, begun);
  const card = decideCharge(await charging.cardsOf(userId), begun.card_id);
  const charged = card
    ? await charging.charge({ orderId: order.id, cardId: card.id })
    : ({ ok: false, reason: 'no-such-card' } as const);
  if (!charged.ok && isCardless(charged.reason)) {
    const event = { kind: 'renewal-failed', paymentId: null } as const;
    await transact(context, (trx) => changeSubscription(context, trx, whose, event));
  }
  return true;
}

/**
 * Checks whether there is no usable card. After any other refusal, the renewal is tried again when the
 * lease ends.
 */
const isCardless = (reason: string): boolean =>
  ['no-such-card', 'card-expired', 'code-of-card-required', 'means-unavailable'].includes(reason);

/** Returns the single order of the due period at the announced price, in every call. */
export async function openRenewal(context: DomainContext, row: SubscriptionRow): Promise<Order> {
  const planId = row.next_plan_id ?? row.plan_id;
  const durationMonths = row.next_months ?? row.plan_months;
  const minor = row.next_minor ?? row.renewal_minor;
  const renewalMinor = row.next_renewal_minor ?? row.renewal_minor;
  if (planId === null || durationMonths === null || minor === null || renewalMinor === null) {
    throw new Error(`subscription ${row.id} has nothing to renew`);
  }
  const number = row.number + 1;
  const plan = await context.db('subscription_plans').where({ id: planId }).first('name');
  const details: PlanOrder = {
    planId,
    planName: plan?.name ?? '',
    durationMonths,
    specialOfferKey: null,
    renewalMinor,
    bonusTokens: 0,
    bonusOfferKey: null,
    affiliateKey: null,
    renewal: { subscriptionId: row.id, number },
  };
  const terms = { minor, renewalMinor, durationMonths };
  return openOrder(context, {
    buyerId: row.user_id,
    product: { kind: 'subscriptions', id: planId, name: nameOf({ durationMonths }), details },
    price: await priceOf(context, row, terms),
    source: null,
    expiresAt: addPeriods(context.now(), { unit: 'day', count: orderDays }, 1),
    replacesSubscriptionId: row.id,
    rebillKey: `subscription:${row.id}:${number}`,
  });
}

interface Renewed {
  minor: number;
  renewalMinor: number;
  durationMonths: number;
}

/** Returns the announced price with the tax of the last period. */
async function priceOf(
  { db }: DomainContext,
  row: SubscriptionRow,
  { minor, renewalMinor, durationMonths }: Renewed,
): Promise<OrderPrice> {
  const { currency } = row;
  const last = await db('subscription_periods')
    .where({ subscription_id: row.id })
    .orderBy('number', 'desc')
    .first('order_id');
  const order = last && (await findOrder(db, last.order_id));
  const place = order?.price.tax ?? { rate: 0, country: null, inclusive: false, evidence: [] };
  const tax = { ...place, minor: taxOf(minor, place.rate, place.inclusive) };
  const price = (amount: number) => ({ minor: amount, currency });
  const period = { unit: 'month', count: durationMonths } as const;
  return {
    total: price(tax.inclusive ? minor : minor + tax.minor),
    list: price(renewalMinor),
    discountPercent: Math.max(0, Math.round((1 - minor / renewalMinor) * 100)),
    tax,
    autoRenew: {
      price: price(renewalMinor),
      period,
      firstAt: addPeriods(row.resumes_at ?? row.expires_at, period, 1),
    },
  };
}
