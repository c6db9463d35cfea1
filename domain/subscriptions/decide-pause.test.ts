import { describe, expect, it } from 'vitest';
import { decideSubscription, type SubscriptionEvent } from './decide-subscription';
import type { Subscription } from './subscription-state';
import {
  active,
  after,
  at,
  canceled,
  cancelled,
  decide,
  during,
  ended,
  failed,
  granted,
  inGrace,
  lapsed,
  pastDue,
  paused,
  periodEnd,
  renewed,
  rules,
  yearly,
} from './testing/standings';

const pause = (months: number) => ({ kind: 'paused', months }) as const;
const resumesAt = at('2026-04-30T20:00:00');
const inPause = at('2026-03-10T12:00:00');
const atResume = at('2026-04-30T20:01:00');

describe('a pause', () => {
  it.each<[name: string, Subscription, SubscriptionEvent, Date, Partial<Subscription> | string]>([
    [
      'keeps the paid period, then charges nothing until it resumes',
      active,
      pause(2),
      during,
      {
        status: 'paused',
        paused_from: periodEnd,
        resumes_at: resumesAt,
        next_attempt_at: resumesAt,
        grace_ends_at: null,
      },
    ],
    ['is planned once', paused, pause(2), during, 'nothing'],
    [
      'is as long as chosen last',
      paused,
      pause(1),
      during,
      { resumes_at: at('2026-03-31T20:00:00'), paused_from: periodEnd },
    ],
    ['is not for what is due', pastDue, pause(1), inGrace, 'payment-due'],
    ['is not for what is cancelled', cancelled, pause(1), during, 'pause-not-possible'],
    ['is not for what was granted', granted, pause(1), during, 'pause-not-possible'],
    ['is not for what has ended', ended, pause(1), lapsed, 'no-subscription'],
    ['cannot be made longer once it runs', paused, pause(3), inPause, 'pause-not-possible'],
    [
      'taken back before it begins, leaves no trace',
      paused,
      { kind: 'kept' },
      during,
      {
        status: 'active',
        next_attempt_at: periodEnd,
        grace_ends_at: at('2026-03-07T20:00:00'),
        paused_from: null,
        resumes_at: null,
      },
    ],
    [
      'ended early, is charged now',
      paused,
      { kind: 'kept' },
      inPause,
      { next_attempt_at: inPause, resumes_at: inPause },
    ],
    [
      'is not charged before its end',
      paused,
      { kind: 'renewal-begun', leaseSeconds: 60 },
      inPause,
      'nothing',
    ],
    [
      'is charged at its end',
      paused,
      { kind: 'renewal-begun', leaseSeconds: 60 },
      atResume,
      { next_attempt_at: at('2026-04-30T20:02:00') },
    ],
    [
      'paid, begins a period then',
      paused,
      renewed,
      atResume,
      {
        status: 'active',
        number: 2,
        period_starts_at: atResume,
        expires_at: at('2026-05-30T20:01:00'),
        resumes_at: null,
      },
    ],
    [
      'cancelled before it begins, is open to the end of the period',
      paused,
      canceled,
      during,
      { status: 'canceled', resumes_at: null, paused_from: null, next_attempt_at: null },
    ],
    [
      'cancelled while it runs, ends',
      paused,
      canceled,
      inPause,
      { status: 'expired', ended_at: inPause, end_cause: 'canceled', resumes_at: null },
    ],
    [
      'takes another plan for afterwards',
      paused,
      { kind: 'plan-chosen', next: yearly },
      inPause,
      { next_plan_id: 'year' },
    ],
    ['is not moved by time', paused, { kind: 'time-passed' }, inPause, 'nothing'],
    [
      'is moved by months that are granted before it',
      paused,
      { kind: 'granted', months: 1 },
      during,
      { expires_at: at('2026-03-31T20:00:00'), paused_from: at('2026-03-31T20:00:00') },
    ],
    [
      'is interrupted by months that are granted in it',
      paused,
      { kind: 'granted', months: 1 },
      inPause,
      {
        period_starts_at: inPause,
        expires_at: at('2026-04-10T12:00:00'),
        resumes_at: resumesAt,
      },
    ],
  ])('%s', (_, subscription, event, now, expected) => {
    const decided = decideSubscription(subscription, event, now, rules);
    if (expected === 'nothing') expect(decided).toMatchObject({ changes: null });
    else if (typeof expected === 'string') expect(decided).toEqual({ ok: false, reason: expected });
    else expect(decided).toMatchObject({ ok: true, changes: expected });
  });

  it('is tried again where the card is refused at its end, and then ends', () => {
    let stands = paused;
    const attempts = ['2026-04-30', '2026-05-01', '2026-05-03', '2026-05-05'];
    const mails = attempts.map((day) => {
      const now = at(`${day}T20:01:00`);
      const { after: next, mail } = decide(stands, failed(day), now);
      // The same report again counts once.
      expect(decideSubscription(next, failed(day), now, rules)).toMatchObject({ changes: null });
      stands = next;
      return mail;
    });
    expect(mails).toEqual(['resume-failed', 'resume-failed', 'resume-failed', 'ended']);
    expect(stands).toMatchObject({ status: 'expired', end_cause: 'unpaid' });
  });

  it('begins once in twelve months', () => {
    const resumed = after([pause(1), during], [renewed, at('2026-03-31T20:01:00')]);
    const again = (now: Date, subscription: Subscription) =>
      decideSubscription(subscription, pause(1), now, rules);
    expect(again(at('2026-04-05T12:00:00'), resumed)).toMatchObject({ reason: 'pause-used' });
    const later = { ...resumed, expires_at: at('2027-02-28T20:00:00') };
    expect(again(at('2027-02-20T12:00:00'), later)).toMatchObject({ ok: true });
  });
});
