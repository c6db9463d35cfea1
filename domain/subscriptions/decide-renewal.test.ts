import { describe, expect, it } from 'vitest';
import {
  beginSubscription,
  decideSubscription,
  nextAllowance,
  type SubscriptionEvent,
} from './decide-subscription';
import type { Subscription } from './subscription-state';
import {
  rules,
  at,
  begun,
  monthly,
  active,
  decide,
  after,
  renewed,
  failed,
  canceled,
  periodEnd,
  during,
  inGrace,
  lapsed,
  pastDue,
  cancelled,
} from './testing/standings';

it('begins with the paid period, renews at its end, and stays open a week if that fails', () => {
  expect(active).toEqual({
    status: 'active',
    plan_id: 'month',
    number: 1,
    period_starts_at: begun,
    expires_at: periodEnd,
    anchor_at: begun,
    anchor_months: 1,
    renewal_minor: 1999,
    special_offer_key: null,
    next_plan_id: null,
    next_minor: null,
    next_renewal_minor: null,
    card_id: 'card',
    attempts: 0,
    next_attempt_at: periodEnd,
    failed_payment_id: null,
    grace_ends_at: at('2026-03-07T20:00:00'),
    allowance_due_at: begun,
    canceled_at: null,
    ended_at: null,
    end_cause: null,
    paused_from: null,
    resumes_at: null,
    resume_noticed_at: null,
  });
});

describe('paid and failed renewals', () => {
  it.each<[name: string, Subscription, SubscriptionEvent, Date, Partial<Subscription> | string]>([
    [
      'a renewal follows from the anchor',
      active,
      renewed,
      periodEnd,
      {
        number: 2,
        period_starts_at: periodEnd,
        expires_at: at('2026-03-31T20:00:00'),
        anchor_months: 2,
        next_attempt_at: at('2026-03-31T20:00:00'),
        status: 'active',
      },
    ],
    [
      'a late one, too',
      pastDue,
      renewed,
      inGrace,
      {
        number: 2,
        period_starts_at: periodEnd,
        expires_at: at('2026-03-31T20:00:00'),
        attempts: 0,
        status: 'active',
        failed_payment_id: null,
      },
    ],
    [
      'after access ended it begins anew',
      after([canceled, during], [{ kind: 'time-passed' }, lapsed]),
      renewed,
      lapsed,
      {
        number: 2,
        status: 'active',
        period_starts_at: lapsed,
        anchor_at: lapsed,
        anchor_months: 1,
        expires_at: at('2026-04-20T12:00:00'),
        allowance_due_at: lapsed,
        ended_at: null,
        end_cause: null,
      },
    ],
    [
      'a plan bought twice follows',
      active,
      { kind: 'paid', period: monthly, isRenewal: false },
      during,
      {
        number: 2,
        period_starts_at: periodEnd,
        expires_at: at('2026-03-31T20:00:00'),
      },
    ],
    [
      'what was cancelled while it was charged stays so',
      cancelled,
      renewed,
      during,
      {
        number: 2,
        status: 'canceled',
        expires_at: at('2026-03-31T20:00:00'),
        next_attempt_at: null,
        grace_ends_at: null,
        canceled_at: during,
      },
    ],
    [
      'what was cancelled and is bought goes on',
      cancelled,
      { kind: 'paid', period: monthly, isRenewal: false },
      during,
      {
        number: 2,
        status: 'active',
        canceled_at: null,
        next_attempt_at: at('2026-03-31T20:00:00'),
      },
    ],

    [
      'whoever charges it first holds it',
      active,
      { kind: 'renewal-begun', leaseSeconds: 600 },
      periodEnd,
      { next_attempt_at: at('2026-02-28T20:10:00') },
    ],
    [
      'nobody does before it is due',
      active,
      { kind: 'renewal-begun', leaseSeconds: 600 },
      during,
      'nothing',
    ],
    [
      'or once it is cancelled',
      cancelled,
      { kind: 'renewal-begun', leaseSeconds: 600 },
      periodEnd,
      'nothing',
    ],

    [
      'a refused card is tried a day later',
      active,
      failed('p1'),
      periodEnd,
      {
        status: 'past_due',
        attempts: 1,
        next_attempt_at: at('2026-03-01T20:00:00'),
        grace_ends_at: at('2026-03-07T20:00:00'),
      },
    ],
    [
      'then after three',
      pastDue,
      failed('p2'),
      at('2026-03-01T20:00:30'),
      { attempts: 2, next_attempt_at: at('2026-03-03T20:00:00') },
    ],
    [
      'then after five',
      { ...pastDue, attempts: 2 },
      failed('p3'),
      at('2026-03-03T20:00:30'),
      { attempts: 3, next_attempt_at: at('2026-03-05T20:00:00') },
    ],
    [
      'then no more',
      { ...pastDue, attempts: 3 },
      failed('p4'),
      at('2026-03-05T20:00:30'),
      { attempts: 4, next_attempt_at: null, status: 'past_due' },
    ],
    [
      'who was away tries on the next day',
      active,
      failed('p1'),
      at('2026-03-04T20:00:00'),
      { attempts: 1, next_attempt_at: at('2026-03-05T20:00:00') },
    ],
    ['but not after grace', active, failed('p1'), lapsed, { attempts: 1, next_attempt_at: null }],
    ['the same refusal told twice is one', pastDue, failed('p1'), inGrace, 'nothing'],
    ['one of what was cancelled is nothing', cancelled, failed('p1'), periodEnd, 'nothing'],
  ])('%s', (_name, stands, event, now, expected) => {
    const decided = decideSubscription(stands, event, now, rules);
    if (typeof expected !== 'string') {
      expect(decided.ok && { ...stands, ...decided.changes }).toMatchObject(expected);
    } else if (expected === 'nothing') {
      expect(decided).toEqual({ ok: true, changes: null, mail: null });
    } else {
      expect(decided).toEqual({ ok: false, reason: expected });
    }
  });
});

describe('a trial of days', () => {
  const trial = beginSubscription(
    { ...monthly, length: { unit: 'day', count: 3 }, specialOfferKey: '3_DAY' },
    at('2028-02-28T08:00:00'),
    rules,
  );

  it('renews by the month from its end', () => {
    expect(trial.expires_at).toEqual(at('2028-03-02T08:00:00'));
    const { after: first } = decide(trial, renewed, trial.expires_at);
    expect(first.expires_at).toEqual(at('2028-04-02T08:00:00'));
    expect(first.special_offer_key).toBeNull();
  });

  it('brings its tokens at once, and those of the first month when it is paid', () => {
    expect(trial.allowance_due_at).toEqual(at('2028-02-28T08:00:00'));
    expect(nextAllowance(trial, at('2028-02-28T08:00:00'))).toBeNull();
    const { after: first } = decide(
      { ...trial, allowance_due_at: null },
      renewed,
      trial.expires_at,
    );
    expect(first.allowance_due_at).toEqual(trial.expires_at);
  });
});

it('has tokens due each month of a year, at the anchor’s day', () => {
  const year = beginSubscription(
    { ...monthly, length: { unit: 'month', count: 12 } },
    at('2027-08-31T23:00:00'),
    rules,
  );
  const due: string[] = [];
  for (let next = year.allowance_due_at; next; next = nextAllowance(year, next)) {
    due.push(next.toISOString().slice(0, 10));
  }
  expect(due).toEqual([
    '2027-08-31',
    '2027-09-30',
    '2027-10-31',
    '2027-11-30',
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
    '2028-05-31',
    '2028-06-30',
    '2028-07-31',
  ]);
});
