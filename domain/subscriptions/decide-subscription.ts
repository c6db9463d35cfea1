import { addPeriods, type Period } from '../shared/time/periods';
import {
  endPause,
  failResume,
  isInPause,
  isResuming,
  movePause,
  pause,
  resume,
} from './decide-pause';
import { refuse } from './refusals';
import {
  change,
  days,
  end,
  hasAccess,
  later,
  month,
  noNextPlan,
  noPause,
  noRenewal,
  renewing,
  unchanged,
  type Decision,
  type Subscription,
  type SubscriptionRules,
} from './subscription-state';

/** A paid period. */
export interface PaidPeriod {
  planId: string;
  length: Period;
  /** The announced price of the next period. */
  renewalMinor: number;
  specialOfferKey: string | null;
  /** The card that was used, if it is saved. */
  cardId: string | null;
}

interface NextPlan {
  planId: string;
  minor: number;
  renewalMinor: number;
}

export type SubscriptionEvent =
  /** A plan was bought, or a due renewal was paid. */
  | { kind: 'paid'; period: PaidPeriod; isRenewal: boolean }
  /** Months were granted without a payment. */
  | { kind: 'granted'; months: number }
  /** A worker charges the due renewal and holds a lease for this time. */
  | { kind: 'renewal-begun'; leaseSeconds: number }
  /** A card was declined, or there was none and so no payment. */
  | { kind: 'renewal-failed'; paymentId: string | null }
  | { kind: 'canceled' }
  /** No renewal for some months after the paid period. Repeated before it begins, it sets their number. */
  | { kind: 'paused'; months: number }
  /** The subscription continues: after a cancellation or a pause, or an unpaid renewal is charged now. */
  | { kind: 'kept' }
  | { kind: 'plan-chosen'; next: NextPlan }
  | { kind: 'plan-taken-back' }
  | { kind: 'card-chosen'; cardId: string }
  /** Money of one of its periods was returned. */
  | { kind: 'reversed'; cause: 'refund' | 'chargeback'; number: number; isWhole: boolean }
  /** A chargeback was withdrawn. */
  | { kind: 'given-again'; number: number }
  /** Its owner's account closes. */
  | { kind: 'closed' }
  | { kind: 'time-passed' };

/** Decides the change of a subscription by an event (see the table in CONTEXT.md). */
export function decideSubscription(
  subscription: Subscription,
  event: SubscriptionEvent,
  now: Date,
  rules: SubscriptionRules,
): Decision {
  const { status } = subscription;
  switch (event.kind) {
    case 'paid':
      return {
        ok: true,
        changes: pay(subscription, event, now, rules),
        mail: event.isRenewal && isInPause(subscription, now) ? 'resumed' : null,
      };
    case 'granted':
      return status === 'expired'
        ? refuse('no-subscription')
        : change(grant(subscription, event.months, now, rules));
    case 'renewal-begun':
      return beginRenewal(subscription, event.leaseSeconds, now);
    case 'renewal-failed':
      return failRenewal(subscription, event.paymentId, now, rules);
    case 'canceled':
    case 'closed':
      return leave(subscription, event.kind, now);
    case 'paused':
      return pause(subscription, event.months, now, rules);
    case 'kept':
      return keep(subscription, now, rules);
    case 'plan-chosen':
      return choosePlan(subscription, event.next, now, rules);
    case 'plan-taken-back':
      return subscription.next_plan_id === null ? unchanged : change(noNextPlan);
    case 'card-chosen':
      if (status === 'expired') return refuse('no-subscription');
      return change({
        card_id: event.cardId,
        ...((status === 'past_due' || isResuming(subscription, now)) && { next_attempt_at: now }),
      });
    case 'reversed':
      return reverse(subscription, event, now);
    case 'given-again':
      return giveAgain(subscription, event.number, now);
    case 'time-passed':
      return passTime(subscription, now);
  }
}

/** Returns a subscription that begins with a paid period. */
export function beginSubscription(
  period: PaidPeriod,
  now: Date,
  rules: SubscriptionRules,
): Subscription {
  const none = noSubscription(now);
  return { ...none, ...pay(none, { period, isRenewal: false }, now, rules) };
}

/** Returns a subscription of granted months, which has no plan and ends with them. */
export function beginGranted(months: number, now: Date): Subscription {
  const none = noSubscription(now);
  const length: Period = { unit: 'month', count: months };
  return { ...none, ...addPeriod(none, length, now), status: 'canceled' };
}

const noSubscription = (now: Date): Subscription => ({
  status: 'expired',
  plan_id: null,
  number: 0,
  period_starts_at: now,
  expires_at: now,
  anchor_at: now,
  anchor_months: 0,
  renewal_minor: null,
  special_offer_key: null,
  ...noNextPlan,
  card_id: null,
  attempts: 0,
  next_attempt_at: null,
  failed_payment_id: null,
  grace_ends_at: null,
  allowance_due_at: null,
  canceled_at: null,
  ended_at: null,
  end_cause: null,
  ...noPause,
  paused_from: null,
});

/**
 * Gives one period for a payment. If the subscription was cancelled during the renewal, it remains
 * cancelled, with access until the new end.
 */
function pay(
  subscription: Subscription,
  { period, isRenewal }: { period: PaidPeriod; isRenewal: boolean },
  now: Date,
  rules: SubscriptionRules,
): Partial<Subscription> {
  const added = addPeriod(subscription, period.length, now);
  const staysCanceled = isRenewal && subscription.status === 'canceled';
  const isTheChosen = !isRenewal || period.planId === subscription.next_plan_id;
  return {
    ...added,
    status: staysCanceled ? 'canceled' : 'active',
    plan_id: period.planId,
    renewal_minor: period.renewalMinor,
    special_offer_key: period.specialOfferKey,
    ...(isTheChosen && noNextPlan),
    card_id: period.cardId ?? subscription.card_id,
    ...endPause(subscription, now),
    ...(staysCanceled
      ? { ...noRenewal }
      : { ...renewing(added.expires_at, rules), canceled_at: null }),
  };
}

/** Gives months for which nothing was paid. What renews does so after them; the rest ends with them. */
function grant(
  subscription: Subscription,
  months: number,
  now: Date,
  rules: SubscriptionRules,
): Partial<Subscription> {
  const added = addPeriod(subscription, { unit: 'month', count: months }, now);
  if (subscription.status === 'canceled') return added;
  if (subscription.status === 'paused') return { ...added, ...movePause(subscription, added, now) };
  return { ...added, status: 'active', ...renewing(added.expires_at, rules) };
}

/**
 * Adds a period. It follows the current one, including a grace period. If access has ended, or the new
 * period would end before now, it begins now and periods are counted from a new anchor.
 */
function addPeriod(subscription: Subscription, length: Period, now: Date) {
  const follows = hasAccess(subscription, now) && endOf(subscription, length) > now;
  const startsAt = follows ? subscription.expires_at : now;
  const anchor = anchorAfter(follows ? subscription : null, length, startsAt);
  return {
    number: subscription.number + 1,
    period_starts_at: startsAt,
    ...anchor,
    expires_at: addPeriods(anchor.anchor_at, month, anchor.anchor_months),
    failed_payment_id: null,
    allowance_due_at: (follows ? subscription.allowance_due_at : null) ?? startsAt,
    ended_at: null,
    end_cause: null,
  };
}

/** Returns the end of a period that follows the current one. */
function endOf(subscription: Subscription, length: Period): Date {
  const anchor = anchorAfter(subscription, length, subscription.expires_at);
  return addPeriods(anchor.anchor_at, month, anchor.anchor_months);
}

/**
 * Returns the anchor after a period: months continue the old anchor, while days set a new one at their end.
 */
function anchorAfter(
  running: Pick<Subscription, 'anchor_at' | 'anchor_months'> | null,
  length: Period,
  startsAt: Date,
): Pick<Subscription, 'anchor_at' | 'anchor_months'> {
  const months = { day: null, week: null, month: length.count, year: length.count * 12 };
  const count = months[length.unit];
  if (count === null) return { anchor_at: addPeriods(startsAt, length, 1), anchor_months: 0 };
  if (!running) return { anchor_at: startsAt, anchor_months: count };
  return { anchor_at: running.anchor_at, anchor_months: running.anchor_months + count };
}

function beginRenewal(subscription: Subscription, leaseSeconds: number, now: Date): Decision {
  const { status, next_attempt_at: due } = subscription;
  const renews = status === 'active' || status === 'past_due' || status === 'paused';
  const isDue = renews && due !== null && due <= now;
  return isDue
    ? change({ next_attempt_at: new Date(now.getTime() + leaseSeconds * 1000) })
    : unchanged;
}

/**
 * Records a failed renewal. A repeated report of the same payment counts once; the schedule starts at the
 * period's end.
 */
function failRenewal(
  subscription: Subscription,
  paymentId: string | null,
  now: Date,
  rules: SubscriptionRules,
): Decision {
  const { status, expires_at, grace_ends_at, failed_payment_id } = subscription;
  const { retryDays } = rules;
  if (status === 'paused') return failResume(subscription, paymentId, now, rules);
  if ((status !== 'active' && status !== 'past_due') || grace_ends_at === null) return unchanged;
  if (paymentId !== null && paymentId === failed_payment_id) return unchanged;
  const planned = retryDays[subscription.attempts];
  const retry = planned === undefined ? null : later(days(expires_at, planned), days(now, 1), now);
  const changes: Partial<Subscription> = {
    status: 'past_due',
    attempts: subscription.attempts + 1,
    next_attempt_at: retry !== null && retry < grace_ends_at ? retry : null,
    failed_payment_id: paymentId,
  };
  return { ok: true, changes, mail: 'renewal-failed' };
}

/** Cancels: a paid period remains accessible until its end; unpaid access ends. */
function leave(subscription: Subscription, how: 'canceled' | 'closed', now: Date): Decision {
  const { status } = subscription;
  if (status === 'expired') return how === 'closed' ? unchanged : refuse('no-subscription');
  if (status === 'canceled') return unchanged;
  const mail = how === 'canceled' ? 'canceled' : null;
  if (status === 'past_due' || isInPause(subscription, now)) {
    return { ok: true, changes: { ...end(now, how), canceled_at: now }, mail };
  }
  const ended = { ...noRenewal, ...noNextPlan, ...endPause(subscription, now) };
  const changes = { status, ...ended, canceled_at: now };
  return { ok: true, changes: { ...changes, status: 'canceled' }, mail };
}

function keep(subscription: Subscription, now: Date, rules: SubscriptionRules): Decision {
  const { status, plan_id, expires_at } = subscription;
  if (status === 'active') return unchanged;
  if (status === 'past_due') return change({ next_attempt_at: now });
  if (status === 'paused') return resume(subscription, now, rules);
  if (status === 'expired' || plan_id === null || expires_at <= now) {
    return refuse('no-subscription');
  }
  return change({ status: 'active', canceled_at: null, ...renewing(expires_at, rules) });
}

/** Selects another plan after the current period; the current plan reverses the choice. */
function choosePlan(
  subscription: Subscription,
  { planId, minor, renewalMinor }: NextPlan,
  now: Date,
  rules: SubscriptionRules,
): Decision {
  const { status } = subscription;
  if (status === 'past_due') return refuse('payment-due');
  // A pause goes on, and the plan begins after it.
  const kept = status === 'paused' ? unchanged : keep(subscription, now, rules);
  if (!kept.ok) return kept;
  const next =
    planId === subscription.plan_id
      ? noNextPlan
      : { next_plan_id: planId, next_minor: minor, next_renewal_minor: renewalMinor };
  return change({ ...kept.changes, ...next });
}

/** Ends access immediately after a full refund of the current period, or a chargeback of any period. */
function reverse(
  subscription: Subscription,
  { cause, number, isWhole }: { cause: 'refund' | 'chargeback'; number: number; isWhole: boolean },
  now: Date,
): Decision {
  if (subscription.status === 'expired') return unchanged;
  const isOfPast = number < subscription.number;
  if (cause === 'refund' && (isOfPast || !isWhole)) return unchanged;
  const changes = end(now, cause === 'refund' ? 'refunded' : 'charged-back');
  return { ok: true, changes, mail: 'ended' };
}

/**
 * Restores access for the time that is left after a withdrawn chargeback. The owner decides whether it
 * renews. The monthly tokens of the period are due again; a month that was granted before is not granted
 * twice.
 */
function giveAgain(subscription: Subscription, number: number, now: Date): Decision {
  const { status, end_cause, expires_at, period_starts_at } = subscription;
  const isMeant =
    status === 'expired' && end_cause === 'charged-back' && number === subscription.number;
  if (!isMeant || expires_at <= now) return unchanged;
  return change({
    status: 'canceled',
    canceled_at: now,
    ended_at: null,
    end_cause: null,
    allowance_due_at: period_starts_at,
  });
}

function passTime(subscription: Subscription, now: Date): Decision {
  const { status, expires_at, grace_ends_at } = subscription;
  if (status === 'canceled' && expires_at <= now) {
    return { ok: true, changes: end(expires_at, 'canceled'), mail: null };
  }
  if (status === 'past_due' && grace_ends_at !== null && grace_ends_at <= now) {
    return { ok: true, changes: end(grace_ends_at, 'unpaid'), mail: 'ended' };
  }
  return unchanged;
}

/**
 * Returns the next due time of the monthly tokens after `due`, month by month from the anchor while the
 * time is paid; null if there is none.
 */
export function nextAllowance(
  { anchor_at, expires_at }: Pick<Subscription, 'anchor_at' | 'expires_at'>,
  due: Date,
): Date | null {
  for (let months = 0; ; months += 1) {
    const tick = addPeriods(anchor_at, month, months);
    if (tick >= expires_at) return null;
    if (tick > due) return tick;
  }
}
