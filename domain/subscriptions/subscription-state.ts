import type { SubscriptionsRow } from '~/db/rows';
import { addPeriods, type Period } from '../shared/time/periods';
import type { Refusal } from './refusals';

/** The state of a subscription. */
export type Subscription = Omit<
  SubscriptionsRow,
  'id' | 'user_id' | 'created_at' | 'started_at' | 'currency' | 'noticed_number' | 'noticed_card'
>;

export interface SubscriptionRules {
  graceDays: number;
  /** The days after the period's end at which a declined card is tried again. */
  retryDays: readonly number[];
  /** The months from the beginning of a pause in which no other one begins. */
  pauseEveryMonths: number;
}

/** The changes, or null for none, and the reason for a mail to the owner. */
export type Decision =
  | { ok: true; changes: Partial<Subscription> | null; mail: SubscriptionNotice | null }
  | Refusal<'no-subscription' | 'payment-due' | 'pause-not-possible' | 'pause-used'>;
export type SubscriptionNotice =
  'canceled' | 'renewal-failed' | 'resumed' | 'resume-failed' | 'ended';

/** Returns a time some days later. */
export const days = (from: Date, count: number): Date =>
  addPeriods(from, { unit: 'day', count }, 1);

export const month: Period = { unit: 'month', count: 1 };

/** Returns a planned time, or another one if it has passed. */
export const later = (planned: Date, otherwise: Date, now: Date): Date =>
  planned > now ? planned : otherwise;

/** A pause that is over. Its beginning is kept, because the next one must wait. */
export const noPause = { resumes_at: null, resume_noticed_at: null };

/** The fields of a subscription with no selected next plan. */
export const noNextPlan = { next_plan_id: null, next_minor: null, next_renewal_minor: null };

/** Returns the fields of a subscription that renews at the end of its period, with a grace period. */
export const renewing = (expiresAt: Date, { graceDays }: SubscriptionRules) => ({
  attempts: 0,
  next_attempt_at: expiresAt,
  grace_ends_at: days(expiresAt, graceDays),
});

/** The fields of a subscription that is not charged. */
export const noRenewal = { attempts: 0, next_attempt_at: null, grace_ends_at: null };

/** Returns the fields of a subscription that ends at a time. */
export const end = (
  at: Date,
  cause: NonNullable<Subscription['end_cause']>,
): Partial<Subscription> => ({
  status: 'expired',
  ...noNextPlan,
  ...noRenewal,
  ...noPause,
  allowance_due_at: null,
  ended_at: at,
  end_cause: cause,
});

/** Checks whether a subscription gives access at a time; equivalent to `subscription_end` in SQL. */
export function hasAccess(
  {
    number,
    expires_at,
    grace_ends_at,
    ended_at,
  }: Pick<Subscription, 'number' | 'expires_at' | 'grace_ends_at' | 'ended_at'>,
  at: Date,
): boolean {
  if (number === 0 || (ended_at !== null && ended_at <= at)) return false;
  return expires_at > at || (grace_ends_at !== null && grace_ends_at > at);
}

/** The decision that nothing changes. */
export const unchanged: Decision & { ok: true } = { ok: true, changes: null, mail: null };
/** Returns the decision of a change without a mail. */
export const change = (changes: Partial<Subscription>): Decision => ({
  ok: true,
  changes,
  mail: null,
});
