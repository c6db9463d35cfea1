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

/** How renewals are charged: a person's cards, and one of them for an order. */
export interface Charging {
  cardsOf(userId: string): Promise<RenewalCard[]>;
  /**
   * Charges an order once, however often it is asked: what came of it is told by the hooks of
   * payments. A refusal says why nothing was tried.
   */
  charge(asked: {
    orderId: string;
    cardId: string;
  }): Promise<{ ok: true } | { ok: false; reason: string }>;
}

/** Whoever charges has so long; whoever dies is followed by another, who finds the same order. */
const leaseSeconds = 600;
/** How long a renewal's order can be paid, after grace, by whatever was under way. */
const orderDays = 60;

/**
 * Charges every renewal that is due, one order for each period; answers how many were tried. One that
 * fails keeps no other from its turn, is tried again when its lease is over, and is thrown in the end.
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

/** There is nothing that could be charged; for anything else the lease is waited for. */
const isCardless = (reason: string): boolean =>
  ['no-such-card', 'card-expired', 'code-of-card-required', 'means-unavailable'].includes(reason);

/** The one order of the period that is due, at the price that was told; of it whoever asks, and how often. */
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
  const told = { minor, renewalMinor, durationMonths };
  return openOrder(context, {
    buyerId: row.user_id,
    product: { kind: 'subscriptions', id: planId, name: nameOf({ durationMonths }), details },
    price: await priceOf(context, row, told),
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

/** What was told, with the tax that the last period had. */
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
      firstAt: addPeriods(row.expires_at, period, 1),
    },
  };
}
