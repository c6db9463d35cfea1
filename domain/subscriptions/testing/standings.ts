import {
  beginSubscription,
  decideSubscription,
  type PaidPeriod,
  type SubscriptionEvent,
} from '../decide-subscription';
import type { Subscription } from '../subscription-state';

export const rules = { graceDays: 7, retryDays: [1, 3, 5], pauseEveryMonths: 12 };
export const at = (text: string) => new Date(`${text}Z`);
export const begun = at('2026-01-31T20:00:00');
export const monthly: PaidPeriod = {
  planId: 'month',
  length: { unit: 'month', count: 1 },
  renewalMinor: 1999,
  specialOfferKey: null,
  cardId: 'card',
};
export const active = beginSubscription(monthly, begun, rules);

export function decide(subscription: Subscription, event: SubscriptionEvent, now: Date) {
  const decided = decideSubscription(subscription, event, now, rules);
  if (!decided.ok) throw new Error(decided.reason);
  return { ...decided, after: { ...subscription, ...decided.changes } };
}

/** Returns the subscription after several events, each at its time. */
export const after = (...events: [SubscriptionEvent, Date][]): Subscription =>
  events.reduce((stands, [event, now]) => decide(stands, event, now).after, active);

export const renewed: SubscriptionEvent = { kind: 'paid', period: monthly, isRenewal: true };
export const failed = (paymentId: string): SubscriptionEvent => ({
  kind: 'renewal-failed',
  paymentId,
});
export const canceled: SubscriptionEvent = { kind: 'canceled' };
export const yearly = { planId: 'year', minor: 9588, renewalMinor: 23988 };

export const periodEnd = at('2026-02-28T20:00:00');
export const during = at('2026-02-10T12:00:00');
export const inGrace = at('2026-03-02T12:00:00');
export const lapsed = at('2026-03-20T12:00:00');
export const pastDue = after([failed('p1'), at('2026-02-28T20:01:00')]);
export const cancelled = after([canceled, during]);
export const ended = after([canceled, during], [{ kind: 'time-passed' }, lapsed]);
export const chargedBack = after([
  { kind: 'reversed', cause: 'chargeback', number: 1, isWhole: true },
  during,
]);
export const paused = after([{ kind: 'paused', months: 2 }, during]);
export const granted: Subscription = { ...cancelled, plan_id: null, renewal_minor: null };
