import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { announceSubscriptionChanges } from './announce-changes';
import {
  beginSubscription,
  decideSubscription,
  type PaidPeriod,
  type SubscriptionEvent,
} from './decide-subscription';
import type { SubscriptionNotice, SubscriptionRules } from './subscription-state';
import { grantDueAllowance } from './grant-allowance';
import { refuse, type Refusal } from './refusals';
import { subscriptionSettings } from './settings';
import {
  findSubscriptionRow,
  lockSubscriptionsOf,
  type SubscriptionRow,
} from './subscription-rows';

interface Changed {
  ok: true;
  isChanged: boolean;
  subscription: SubscriptionRow;
}

/** The refusals of an event. Only a pause is refused as one. */
type Refused<Event> =
  | Refusal<'no-subscription' | 'payment-due'>
  | (Event extends { kind: 'paused' } ? Refusal<'pause-not-possible' | 'pause-used'> : never);

/** A person's subscription: the current or last one, or the one with this id. */
interface Whose {
  userId: string;
  id?: string;
}

/**
 * Changes a person's subscription by `decideSubscription`; only this module writes one. Its owner's pages
 * are updated, a mail is sent if necessary, and due tokens are granted.
 */
export async function changeSubscription<Event extends SubscriptionEvent>(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, id }: Whose,
  event: Event,
): Promise<Changed | Refused<Event>> {
  const rules = await rulesOf(context);
  await lockSubscriptionsOf(trx, userId);
  const before = await findSubscriptionRow(trx, id === undefined ? { userId } : { id });
  if (!before) return refuse('no-subscription');
  const decided = decideSubscription(before, event, context.now(), rules);
  if (!decided.ok) return decided as Refused<Event>;
  if (!decided.changes) return { ok: true, isChanged: false, subscription: before };
  await trx('subscriptions').where({ id: before.id }).update(decided.changes);
  const subscription = await settle(context, trx, before.id);
  await announceSubscriptionChanges(context, trx, {
    before,
    after: subscription,
    mail: decided.mail,
  });
  return { ok: true, isChanged: true, subscription };
}

interface Paid {
  userId: string;
  orderId: string;
  period: PaidPeriod;
  isRenewal: boolean;
  /** The amount without tax. */
  paid: { minor: number; currency: string };
}

/**
 * Gives the period of a paid order, once: to the buyer's current or former subscription, or to their first
 * one. Returns it; null if the order already had its period.
 */
export async function givePeriod(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, orderId, period, isRenewal, paid }: Paid,
): Promise<SubscriptionRow | null> {
  await lockSubscriptionsOf(trx, userId);
  const existing = await trx('subscription_periods').where({ order_id: orderId }).first('number');
  if (existing) return null;
  const before = await findSubscriptionRow(trx, { userId });
  const rules = await rulesOf(context);
  const now = context.now();
  let id = before?.id;
  let mail: SubscriptionNotice | null = null;
  if (before && (isRenewal || before.status !== 'expired')) {
    const event = { kind: 'paid', period, isRenewal } as const;
    const decided = decideSubscription(before, event, now, rules);
    if (!decided.ok || !decided.changes) throw new Error('a payment always gives a period');
    ({ mail } = decided);
    await trx('subscriptions').where({ id }).update(decided.changes);
  } else {
    id = newId();
    const begun = beginSubscription(period, now, rules);
    const of = { id, user_id: userId, currency: paid.currency };
    await trx('subscriptions').insert({ ...of, started_at: now, created_at: now, ...begun });
  }
  const given = await findSubscriptionRow(trx, { id: id ?? '' });
  if (!given) throw new Error('a subscription was not written');
  await trx('subscription_periods').insert({
    subscription_id: given.id,
    number: given.number,
    plan_id: period.planId,
    order_id: orderId,
    starts_at: given.period_starts_at,
    ends_at: given.expires_at,
    paid_minor: paid.minor,
    currency: paid.currency,
    special_offer_key: period.specialOfferKey,
    created_at: now,
  });
  const subscription = await settle(context, trx, given.id);
  await announceSubscriptionChanges(context, trx, {
    before: before ?? null,
    after: subscription,
    mail,
  });
  return subscription;
}

/** Grants what is due and returns the subscription afterwards. */
export async function settle(
  context: DomainContext,
  trx: Knex.Transaction,
  id: string,
): Promise<SubscriptionRow> {
  const changed = await findSubscriptionRow(trx, { id });
  if (!changed) throw new Error('a subscription is gone');
  return grantDueAllowance(context, trx, changed);
}

async function rulesOf(context: DomainContext): Promise<SubscriptionRules> {
  const settings = await context.settings(subscriptionSettings);
  return {
    graceDays: settings.subscription_grace_days,
    retryDays: settings.subscription_retry_days,
    pauseEveryMonths: settings.pause_every_months,
  };
}
