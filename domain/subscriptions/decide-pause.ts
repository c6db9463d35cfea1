import { addPeriods } from '../shared/time/periods';
import { refuse } from './refusals';
import {
  change,
  days,
  end,
  later,
  month,
  noPause,
  noRenewal,
  renewing,
  unchanged,
  type Decision,
  type Subscription,
  type SubscriptionRules,
} from './subscription-state';

/**
 * Plans a pause from the end of the paid period, until which everything stays. It then resumes by its
 * renewal, some months later.
 */
export function pause(
  subscription: Subscription,
  months: number,
  now: Date,
  { pauseEveryMonths }: Pick<SubscriptionRules, 'pauseEveryMonths'>,
): Decision {
  const { status, plan_id, expires_at, anchor_at, anchor_months, paused_from } = subscription;
  if (status === 'expired') return refuse('no-subscription');
  if (status === 'past_due') return refuse('payment-due');
  if (status === 'canceled' || plan_id === null || expires_at <= now) {
    return refuse('pause-not-possible');
  }
  const isUsed =
    status === 'active' &&
    paused_from !== null &&
    addPeriods(paused_from, month, pauseEveryMonths) > expires_at;
  if (isUsed) return refuse('pause-used');
  const resumesAt = addPeriods(anchor_at, month, anchor_months + months);
  if (subscription.resumes_at?.getTime() === resumesAt.getTime()) return unchanged;
  return change({ status: 'paused', paused_from: expires_at, ...resuming(resumesAt) });
}

/** Returns the fields of a pause until a time. */
const resuming = (resumesAt: Date) => ({
  ...noRenewal,
  next_attempt_at: resumesAt,
  resumes_at: resumesAt,
  resume_noticed_at: null,
});

/** Checks whether a pause has begun: the paid period is over and the subscription waits. */
export const isInPause = ({ status, expires_at }: Subscription, now: Date): boolean =>
  status === 'paused' && expires_at <= now;

/** Checks whether a paused subscription is to be charged now, and was not paid yet. */
export const isResuming = ({ status, resumes_at }: Subscription, now: Date): boolean =>
  status === 'paused' && resumes_at !== null && resumes_at <= now;

/** Returns the fields after a pause. One that had not begun leaves no trace. */
export const endPause = (subscription: Subscription, now: Date) => ({
  ...noPause,
  ...(subscription.status === 'paused' && !isInPause(subscription, now) && { paused_from: null }),
});

/** Moves a pause behind granted months; one that has begun is interrupted by them. */
export function movePause(
  subscription: Subscription,
  { expires_at }: { expires_at: Date },
  now: Date,
): Partial<Subscription> {
  const { resumes_at } = subscription;
  if (resumes_at === null) throw new Error('a pause has an end');
  if (isInPause(subscription, now)) return resuming(later(resumes_at, expires_at, expires_at));
  const shifted = resumes_at.getTime() + expires_at.getTime() - subscription.expires_at.getTime();
  return { ...resuming(new Date(shifted)), paused_from: expires_at };
}

/** Ends a pause: before it begins the renewal is as before, afterwards it is charged now. */
export function resume(subscription: Subscription, now: Date, rules: SubscriptionRules): Decision {
  if (isInPause(subscription, now)) {
    return change({ next_attempt_at: now, resumes_at: now, attempts: 0 });
  }
  const { expires_at } = subscription;
  return change({
    status: 'active',
    ...endPause(subscription, now),
    ...renewing(expires_at, rules),
  });
}

/**
 * Records that a paused subscription could not be charged when it should resume. There is no access to lose,
 * so it ends after the last attempt.
 */
export function failResume(
  subscription: Subscription,
  paymentId: string | null,
  now: Date,
  { retryDays }: SubscriptionRules,
): Decision {
  const { resumes_at, failed_payment_id, attempts } = subscription;
  if (resumes_at === null || resumes_at > now) return unchanged;
  if (paymentId !== null && paymentId === failed_payment_id) return unchanged;
  const planned = retryDays[attempts];
  if (planned === undefined) return { ok: true, changes: end(now, 'unpaid'), mail: 'ended' };
  const changes = {
    attempts: attempts + 1,
    next_attempt_at: later(days(resumes_at, planned), days(now, 1), now),
    failed_payment_id: paymentId,
  };
  return { ok: true, changes, mail: 'resume-failed' };
}
