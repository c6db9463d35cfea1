import { describe, expect, it } from 'vitest';
import { beginGranted, decideSubscription, type SubscriptionEvent } from './decide-subscription';
import type { Subscription } from './subscription-state';
import {
  rules,
  at,
  monthly,
  active,
  begun,
  decide,
  after,
  renewed,
  failed,
  canceled,
  yearly,
  periodEnd,
  during,
  inGrace,
  lapsed,
  pastDue,
  cancelled,
  ended,
  chargedBack,
  granted,
} from './testing/standings';

const nothing = { status: 'expired', next_attempt_at: null, grace_ends_at: null } as const;

describe('granted months', () => {
  const event = { kind: 'granted', months: 2 } as const;
  const end = at('2026-04-30T20:00:00');

  it.each<[name: string, Subscription, Date, Partial<Subscription>]>([
    [
      'move the renewal',
      active,
      during,
      { status: 'active', next_attempt_at: end, grace_ends_at: at('2026-05-07T20:00:00') },
    ],
    ['follow in grace, and nothing is due', pastDue, inGrace, { status: 'active', attempts: 0 }],
    [
      'leave what is cancelled so',
      cancelled,
      during,
      { status: 'canceled', next_attempt_at: null },
    ],
  ])('%s', (_, subscription, now, expected) => {
    const { after: given } = decide(subscription, event, now);
    expect(given).toMatchObject({ expires_at: end, period_starts_at: periodEnd, ...expected });
    expect(given).toMatchObject({ number: 2, plan_id: 'month', renewal_minor: 1999 });
  });

  it('begin a subscription without a plan, and no ended one again', () => {
    expect(beginGranted(1, begun)).toMatchObject({
      status: 'canceled',
      number: 1,
      plan_id: null,
      expires_at: periodEnd,
      next_attempt_at: null,
      allowance_due_at: begun,
    });
    expect(decideSubscription(ended, event, lapsed, rules)).toEqual({
      ok: false,
      reason: 'no-subscription',
    });
  });
});

describe('acts of the owner, and the passing of time', () => {
  it.each<[name: string, Subscription, SubscriptionEvent, Date, Partial<Subscription> | string]>([
    [
      'cancelled, it stays open to its end',
      active,
      canceled,
      during,
      {
        status: 'canceled',
        canceled_at: during,
        expires_at: periodEnd,
        next_attempt_at: null,
        grace_ends_at: null,
      },
    ],
    ['twice is once', cancelled, canceled, during, 'nothing'],
    [
      'in grace nothing is paid that could stay open',
      pastDue,
      canceled,
      inGrace,
      { ...nothing, ended_at: inGrace, end_cause: 'canceled', canceled_at: inGrace },
    ],
    ['what ended cannot be cancelled', ended, canceled, lapsed, 'no-subscription'],

    [
      'kept before its end, it goes on as before',
      cancelled,
      { kind: 'kept' },
      during,
      {
        status: 'active',
        canceled_at: null,
        next_attempt_at: periodEnd,
        grace_ends_at: at('2026-03-07T20:00:00'),
      },
    ],
    ['kept when it runs, nothing', active, { kind: 'kept' }, during, 'nothing'],
    [
      'kept in grace, it is charged now',
      pastDue,
      { kind: 'kept' },
      inGrace,
      { next_attempt_at: inGrace, status: 'past_due' },
    ],
    ['kept too late, it is over', cancelled, { kind: 'kept' }, periodEnd, 'no-subscription'],
    ['what was given has nothing to renew', granted, { kind: 'kept' }, during, 'no-subscription'],

    [
      'another plan waits for the period’s end',
      active,
      { kind: 'plan-chosen', next: yearly },
      during,
      {
        next_plan_id: 'year',
        next_minor: 9588,
        next_renewal_minor: 23988,
        plan_id: 'month',
        expires_at: periodEnd,
      },
    ],
    [
      'and keeps what was cancelled',
      cancelled,
      { kind: 'plan-chosen', next: yearly },
      during,
      { status: 'active', next_plan_id: 'year', next_attempt_at: periodEnd },
    ],
    [
      'the own plan takes it back',
      after([{ kind: 'plan-chosen', next: yearly }, during]),
      { kind: 'plan-chosen', next: { ...yearly, planId: 'month' } },
      during,
      { next_plan_id: null, next_minor: null, next_renewal_minor: null },
    ],
    [
      'so does taking it back',
      after([{ kind: 'plan-chosen', next: yearly }, during]),
      { kind: 'plan-taken-back' },
      during,
      { next_plan_id: null },
    ],
    ['where there is none, nothing', active, { kind: 'plan-taken-back' }, during, 'nothing'],
    [
      'what is due comes first',
      pastDue,
      { kind: 'plan-chosen', next: yearly },
      inGrace,
      'payment-due',
    ],
    [
      'cancelling forgets it',
      after([{ kind: 'plan-chosen', next: yearly }, during]),
      canceled,
      during,
      { status: 'canceled', next_plan_id: null },
    ],
    [
      'renewing by it is the switch',
      after([{ kind: 'plan-chosen', next: yearly }, during]),
      {
        kind: 'paid',
        isRenewal: true,
        period: {
          ...monthly,
          planId: 'year',
          renewalMinor: 23988,
          length: { unit: 'month', count: 12 },
        },
      },
      periodEnd,
      {
        plan_id: 'year',
        next_plan_id: null,
        renewal_minor: 23988,
        expires_at: at('2027-02-28T20:00:00'),
      },
    ],
    [
      'one chosen while another was charged still follows',
      after([{ kind: 'plan-chosen', next: yearly }, during]),
      renewed,
      periodEnd,
      { plan_id: 'month', next_plan_id: 'year', next_minor: 9588 },
    ],

    [
      'another card is for what comes',
      active,
      { kind: 'card-chosen', cardId: 'other' },
      during,
      { card_id: 'other', next_attempt_at: periodEnd },
    ],
    [
      'in grace it is charged now',
      pastDue,
      { kind: 'card-chosen', cardId: 'other' },
      inGrace,
      { card_id: 'other', next_attempt_at: inGrace },
    ],
    [
      'what ended needs none',
      ended,
      { kind: 'card-chosen', cardId: 'other' },
      lapsed,
      'no-subscription',
    ],

    [
      'a refund of all ends access',
      active,
      { kind: 'reversed', cause: 'refund', number: 1, isWhole: true },
      during,
      { ...nothing, ended_at: during, end_cause: 'refunded', allowance_due_at: null },
    ],
    [
      'one of a part does not',
      active,
      { kind: 'reversed', cause: 'refund', number: 1, isWhole: false },
      during,
      'nothing',
    ],
    [
      'nor of a period that is over',
      after([renewed, periodEnd]),
      { kind: 'reversed', cause: 'refund', number: 1, isWhole: true },
      inGrace,
      'nothing',
    ],
    [
      'a chargeback does, of whichever',
      after([renewed, periodEnd]),
      { kind: 'reversed', cause: 'chargeback', number: 1, isWhole: true },
      inGrace,
      { ...nothing, end_cause: 'charged-back' },
    ],
    [
      'what ended is not ended again',
      ended,
      { kind: 'reversed', cause: 'chargeback', number: 1, isWhole: true },
      lapsed,
      'nothing',
    ],
    [
      'a chargeback withdrawn gives the rest again',
      chargedBack,
      { kind: 'given-again', number: 1 },
      at('2026-02-20T00:00:00'),
      {
        status: 'canceled',
        ended_at: null,
        end_cause: null,
        allowance_due_at: chargedBack.period_starts_at,
      },
    ],
    [
      'nothing where no time is left',
      chargedBack,
      { kind: 'given-again', number: 1 },
      lapsed,
      'nothing',
    ],
    [
      'nothing where it ended otherwise',
      ended,
      { kind: 'given-again', number: 1 },
      during,
      'nothing',
    ],

    [
      'an account that closes cancels',
      active,
      { kind: 'closed' },
      during,
      { status: 'canceled', expires_at: periodEnd, next_attempt_at: null },
    ],
    ['in grace it ends', pastDue, { kind: 'closed' }, inGrace, { ...nothing, end_cause: 'closed' }],
    ['what ended stays so', ended, { kind: 'closed' }, lapsed, 'nothing'],

    [
      'time ends what was cancelled',
      cancelled,
      { kind: 'time-passed' },
      periodEnd,
      { ...nothing, ended_at: periodEnd, end_cause: 'canceled' },
    ],
    [
      'and grace that brought nothing',
      pastDue,
      { kind: 'time-passed' },
      lapsed,
      { ...nothing, ended_at: at('2026-03-07T20:00:00'), end_cause: 'unpaid' },
    ],
    ['not before', pastDue, { kind: 'time-passed' }, inGrace, 'nothing'],
    ['nor what has yet to be charged', active, { kind: 'time-passed' }, lapsed, 'nothing'],
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

  it('notify the owner of the changes they must know', () => {
    const mailOf = (stands: Subscription, event: SubscriptionEvent, now: Date) =>
      decide(stands, event, now).mail;
    expect(mailOf(active, canceled, during)).toBe('canceled');
    expect(mailOf(active, { kind: 'closed' }, during)).toBeNull();
    expect(mailOf(active, failed('p1'), periodEnd)).toBe('renewal-failed');
    expect(mailOf(pastDue, { kind: 'time-passed' }, lapsed)).toBe('ended');
    expect(mailOf(cancelled, { kind: 'time-passed' }, periodEnd)).toBeNull();
    expect(mailOf(active, renewed, periodEnd)).toBeNull();
  });
});
