import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import type { Money } from '../shared/money';
import { hasAccess } from './decide-subscription';
import type { NextSubscription, RunningSubscription } from './schema';
import { findSubscriptionRow, type SubscriptionRow } from './subscription-rows';

/** A subscription as its owner may know it. */
export interface SubscriptionView {
  id: string;
  status: 'Active' | 'Canceled' | 'Expired';
  /** It was not paid, and is open for as long as it still may be. */
  isInGrace: boolean;
  /** Null where access was given without one. */
  plan: { id: string; name: string; durationMonths: number } | null;
  /** Since when they have been subscribers without a pause. */
  startedAt: Date;
  periodStartsAt: Date;
  /** When what is paid for ends. */
  periodEndsAt: Date;
  /** When access ends, a grace included. */
  expirationDate: Date;
  /** Null where it does not renew. */
  renewsAt: Date | null;
  /** What is charged then; null where nothing is. */
  price: Money | null;
  /** When a refused card is tried again. */
  triesAgainAt: Date | null;
  /** Of the period that runs, as 3_DAY. */
  specialOfferKey: string | null;
  nextSubscription: {
    plan: { id: string; durationMonths: number };
    startsAt: Date;
    price: Money;
  } | null;
  /** The saved card that is charged; a person's default one where there is none. */
  cardId: string | null;
  canceledAt: Date | null;
}

/** The subscription somebody has, or the one that ended last; null for who never had one. */
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
  const renews = row.status === 'active' || row.status === 'past_due';
  return {
    id: row.id,
    status: !isOpen ? 'Expired' : row.status === 'canceled' ? 'Canceled' : 'Active',
    isInGrace: isOpen && row.expires_at <= now,
    plan: planOf(row),
    startedAt: row.started_at,
    periodStartsAt: row.period_starts_at,
    periodEndsAt: row.expires_at,
    expirationDate: endOfAccess(row, now),
    renewsAt: renews ? row.expires_at : null,
    price: renews ? dueOf(row) : null,
    triesAgainAt: row.status === 'past_due' ? row.next_attempt_at : null,
    specialOfferKey: row.special_offer_key,
    nextSubscription: next && {
      plan: next.plan,
      startsAt: row.expires_at,
      price: { minor: next.minor, currency: next.currency },
    },
    cardId: row.card_id,
    canceledAt: row.canceled_at,
  };
}

function planOf({ plan_id, plan_name, plan_months }: SubscriptionRow): SubscriptionView['plan'] {
  if (plan_id === null || plan_name === null || plan_months === null) return null;
  return { id: plan_id, name: plan_name, durationMonths: plan_months };
}

/** What the next period costs: the first one of another plan, where one follows. */
export function dueOf(row: SubscriptionRow): Money | null {
  const minor = row.next_minor ?? row.renewal_minor;
  return minor === null ? null : { minor, currency: row.currency };
}

/** When access ends as it looks now: of what was not paid in time, with its grace. */
export function endOfAccess(
  row: Pick<SubscriptionRow, 'expires_at' | 'grace_ends_at' | 'ended_at'>,
  now: Date,
): Date {
  if (row.ended_at) return row.ended_at;
  return row.expires_at <= now && row.grace_ends_at ? row.grace_ends_at : row.expires_at;
}

/** What other pages are told of it; null where it gives no access. */
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

/** What follows it, as other pages are told. */
export function nextOf(row: SubscriptionRow): NextSubscription | null {
  const { next_plan_id, next_months, next_minor, currency, expires_at } = row;
  if (next_plan_id === null || next_months === null || next_minor === null) return null;
  return {
    plan: { id: next_plan_id, durationMonths: next_months },
    startsAt: expires_at,
    minor: next_minor,
    currency,
  };
}

/** What an account says of its subscription: what runs, and what follows. */
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
