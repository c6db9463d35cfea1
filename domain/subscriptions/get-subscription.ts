import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import type { Money } from '../shared/money';
import { hasAccess } from './subscription-state';
import type { NextSubscription, RunningSubscription } from './schema';
import { findSubscriptionRow, type SubscriptionRow } from './subscription-rows';

/** A subscription as shown to its owner. */
export interface SubscriptionView {
  id: string;
  status: 'Active' | 'Paused' | 'Canceled' | 'Expired';
  /** True while an unpaid subscription is still accessible. */
  isInGrace: boolean;
  /** Null if access was granted without a plan. */
  plan: { id: string; name: string; durationMonths: number } | null;
  /** The start of the subscription without interruption. */
  startedAt: Date;
  periodStartsAt: Date;
  /** The end of the paid period. */
  periodEndsAt: Date;
  /** The end of access, including a grace period. */
  expirationDate: Date;
  /** Null if it does not renew. */
  renewsAt: Date | null;
  /** The price of the renewal; null if there is none. */
  price: Money | null;
  /** The pause that is planned, or runs; null without one. */
  pause: { from: Date; until: Date; hasBegun: boolean } | null;
  /** The time at which a declined card is tried again. */
  triesAgainAt: Date | null;
  /** The special offer of the current period, such as 3_DAY. */
  specialOfferKey: string | null;
  nextSubscription: {
    plan: { id: string; durationMonths: number };
    startsAt: Date;
    price: Money;
  } | null;
  /** The saved card to charge; if null, the person's default card. */
  cardId: string | null;
  canceledAt: Date | null;
}

/** Returns a person's current or last subscription; null if they never had one. */
export async function getSubscription(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  userId: string,
): Promise<SubscriptionView | null> {
  const row = await findSubscriptionRow(db, { userId });
  return row ? viewOf(row, now()) : null;
}

function viewOf(row: SubscriptionRow, now: Date): SubscriptionView {
  const next = nextOf(row);
  const isOpen = hasAccess(row, now);
  const renews = row.status !== 'canceled' && row.status !== 'expired';
  const pause = pauseOf(row, now);
  return {
    id: row.id,
    status: statusOf(row, isOpen),
    isInGrace: isOpen && row.expires_at <= now,
    plan: planOf(row),
    startedAt: row.started_at,
    periodStartsAt: row.period_starts_at,
    periodEndsAt: row.expires_at,
    expirationDate: endOfAccess(row, now),
    renewsAt: renews ? (pause?.until ?? row.expires_at) : null,
    pause,
    price: renews ? dueOf(row) : null,
    triesAgainAt: row.status === 'past_due' || row.attempts > 0 ? row.next_attempt_at : null,
    specialOfferKey: row.special_offer_key,
    nextSubscription: next && {
      plan: next.plan,
      startsAt: next.startsAt,
      price: { minor: next.minor, currency: next.currency },
    },
    cardId: row.card_id,
    canceledAt: row.canceled_at,
  };
}

function statusOf({ status }: SubscriptionRow, isOpen: boolean): SubscriptionView['status'] {
  if (status === 'paused') return 'Paused';
  if (!isOpen) return 'Expired';
  return status === 'canceled' ? 'Canceled' : 'Active';
}

function pauseOf(row: SubscriptionRow, now: Date): SubscriptionView['pause'] {
  const { status, paused_from: from, resumes_at: until } = row;
  if (status !== 'paused' || from === null || until === null) return null;
  return { from, until, hasBegun: row.expires_at <= now };
}

function planOf({ plan_id, plan_name, plan_months }: SubscriptionRow): SubscriptionView['plan'] {
  if (plan_id === null || plan_name === null || plan_months === null) return null;
  return { id: plan_id, name: plan_name, durationMonths: plan_months };
}

/** Returns the price of the next period: the first one of another plan if one was selected. */
export function dueOf(row: SubscriptionRow): Money | null {
  const minor = row.next_minor ?? row.renewal_minor;
  return minor === null ? null : { minor, currency: row.currency };
}

/** Returns the current end of access, including the grace period of an unpaid subscription. */
export function endOfAccess(
  row: Pick<SubscriptionRow, 'expires_at' | 'grace_ends_at' | 'ended_at'>,
  now: Date,
): Date {
  if (row.ended_at) return row.ended_at;
  return row.expires_at <= now && row.grace_ends_at ? row.grace_ends_at : row.expires_at;
}

/** Returns the subscription in the form for other pages; null without access. */
export function runningOf(row: SubscriptionRow | null, now: Date): RunningSubscription | null {
  if (!row || !hasAccess(row, now)) return null;
  const plan = planOf(row);
  return {
    status: row.status,
    endsAt: endOfAccess(row, now),
    plan: plan && { id: plan.id, durationMonths: plan.durationMonths },
    specialOfferKey: row.special_offer_key,
  };
}

/** Returns the selected next plan in the form for other pages. */
export function nextOf(row: SubscriptionRow): NextSubscription | null {
  const { next_plan_id, next_months, next_minor, currency, expires_at, resumes_at } = row;
  if (next_plan_id === null || next_months === null || next_minor === null) return null;
  return {
    plan: { id: next_plan_id, durationMonths: next_months },
    startsAt: resumes_at ?? expires_at,
    minor: next_minor,
    currency,
  };
}

/** Returns an account's current subscription and its selected next plan. */
export async function findRunningSubscription(
  db: Knex,
  userId: string,
  now: Date,
): Promise<{
  subscription: RunningSubscription | null;
  nextSubscription: NextSubscription | null;
}> {
  const row = await findSubscriptionRow(db, { userId });
  const subscription = runningOf(row ?? null, now);
  return { subscription, nextSubscription: row && subscription ? nextOf(row) : null };
}
