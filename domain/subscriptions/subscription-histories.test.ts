import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginSubscription,
  decideSubscription,
  type SubscriptionEvent,
} from './decide-subscription';
import { hasAccess } from './subscription-state';
import { begun, rules, yearly } from './testing/standings';

describe('any history of a subscription', () => {
  const lengths = fc.oneof(
    fc.record({ unit: fc.constant('month' as const), count: fc.constantFrom(1, 3, 12) }),
    fc.record({ unit: fc.constant('day' as const), count: fc.integer({ min: 1, max: 30 }) }),
  );
  const periods = fc.record({
    planId: fc.constantFrom('month', 'year'),
    length: lengths,
    renewalMinor: fc.constant(1999),
    specialOfferKey: fc.constant(null),
    cardId: fc.constantFrom('card', null),
  });
  const number = fc.integer({ min: 1, max: 4 });
  const events: fc.Arbitrary<SubscriptionEvent> = fc.oneof(
    fc.record({ kind: fc.constant('paid' as const), period: periods, isRenewal: fc.boolean() }),
    fc.constantFrom<SubscriptionEvent>(
      { kind: 'renewal-begun', leaseSeconds: 600 },
      { kind: 'canceled' },
      { kind: 'kept' },
      { kind: 'closed' },
      { kind: 'time-passed' },
      { kind: 'plan-chosen', next: yearly },
      { kind: 'plan-taken-back' },
      { kind: 'card-chosen', cardId: 'other' },
    ),
    fc.record({
      kind: fc.constant('renewal-failed' as const),
      paymentId: fc.constantFrom('p1', 'p2', 'p3', null),
    }),
    fc.record({
      kind: fc.constant('reversed' as const),
      cause: fc.constantFrom('refund' as const, 'chargeback' as const),
      number,
      isWhole: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('given-again' as const), number }),
    fc.record({ kind: fc.constant('paused' as const), months: fc.constantFrom(1, 2, 3) }),
    fc.record({ kind: fc.constant('granted' as const), months: fc.constantFrom(1, 3, 12) }),
  );
  const gives = ({ kind }: SubscriptionEvent) => kind === 'paid' || kind === 'granted';
  const histories = fc.record({
    first: periods,
    happens: fc.array(fc.tuple(events, fc.integer({ min: 0, max: 40 * 24 })), { maxLength: 25 }),
  });

  it('every payment and grant gives one period and access, and nothing else does', () => {
    fc.assert(
      fc.property(histories, ({ first, happens }) => {
        let stands = beginSubscription(first, begun, rules);
        let now = begun;
        for (const [event, hours] of happens) {
          now = new Date(now.getTime() + hours * 3_600_000);
          const had = hasAccess(stands, now);
          const decided = decideSubscription(stands, event, now, rules);
          if (!decided.ok) continue;
          const next = { ...stands, ...decided.changes };
          expect(next.number).toBe(stands.number + (gives(event) ? 1 : 0));
          if (gives(event)) {
            expect(hasAccess(next, now)).toBe(true);
            expect(next.expires_at.getTime()).toBeGreaterThan(now.getTime());
            const isPaidFor = had && stands.expires_at >= now;
            if (isPaidFor) expect(next.period_starts_at).toEqual(stands.expires_at);
          }
          if (!had && hasAccess(next, now))
            expect(['paid', 'granted', 'given-again']).toContain(event.kind);
          if (had && !hasAccess(next, now)) {
            expect(['reversed', 'canceled', 'closed']).toContain(event.kind);
          }
          stands = next;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('allows charges only before cancellation and within the grace period', () => {
    fc.assert(
      fc.property(histories, ({ first, happens }) => {
        let stands = beginSubscription(first, begun, rules);
        let now = begun;
        for (const [event, hours] of happens) {
          now = new Date(now.getTime() + hours * 3_600_000);
          const decided = decideSubscription(stands, event, now, rules);
          if (decided.ok) stands = { ...stands, ...decided.changes };
          const { status, next_attempt_at, grace_ends_at, attempts } = stands;
          expect(stands.expires_at > stands.period_starts_at).toBe(true);
          expect(attempts <= 4 || status === 'past_due').toBe(true);
          if (status === 'active') {
            expect(next_attempt_at).not.toBeNull();
            expect(stands.plan_id).not.toBeNull();
            expect(grace_ends_at !== null && grace_ends_at > stands.expires_at).toBe(true);
          }
          if (status === 'paused') {
            expect(grace_ends_at).toBeNull();
            expect(stands.paused_from).not.toBeNull();
            // A charge ends the pause, so there is none before its end.
            const { resumes_at: end } = stands;
            expect(next_attempt_at !== null && end !== null && next_attempt_at >= end).toBe(true);
          }
          expect(stands.resumes_at !== null).toBe(status === 'paused');
          if (status === 'canceled' || status === 'expired') {
            expect([next_attempt_at, grace_ends_at, stands.next_plan_id]).toEqual([
              null,
              null,
              null,
            ]);
          }
          if (status === 'expired') {
            expect(stands.ended_at !== null && stands.end_cause !== null).toBe(true);
            expect(stands.allowance_due_at).toBeNull();
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('applies an event once if it is repeated', () => {
    const onlyOnce: fc.Arbitrary<SubscriptionEvent> = events.filter(
      ({ kind }) => !['paid', 'granted', 'kept', 'plan-chosen', 'card-chosen'].includes(kind),
    );
    fc.assert(
      fc.property(histories, onlyOnce, ({ first, happens }, event) => {
        let stands = beginSubscription(first, begun, rules);
        let now = begun;
        for (const [one, hours] of happens) {
          now = new Date(now.getTime() + hours * 3_600_000);
          const decided = decideSubscription(stands, one, now, rules);
          if (decided.ok) stands = { ...stands, ...decided.changes };
        }
        if (event.kind === 'renewal-failed' && event.paymentId === null) return;
        const once = decideSubscription(stands, event, now, rules);
        if (!once.ok) return;
        const twice = decideSubscription({ ...stands, ...once.changes }, event, now, rules);
        if (twice.ok) expect(twice.changes).toBeNull();
        else expect(twice.reason).toBe('no-subscription');
      }),
      { numRuns: 500 },
    );
  });
});
