import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideAfterFailure, decideWriting, refundOf } from './decide-reply';
import { chatSettings } from '../settings';

const settings = chatSettings.parse({});
const since = new Date('2026-11-20T12:00:00Z');
const after = (ms: number) => new Date(since.getTime() + ms);
const patienceMs = settings.reply_patience_seconds * 1000;
const attempts = settings.reply_max_attempts;
const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const retryAfter = fc.option(fc.nat(patienceMs * 2), { nil: undefined });
const unavailable = { kind: 'unavailable', wasCalled: true } as const;

describe('a claimed reply', () => {
  const overtaken = { attempt: attempts + 1, isTakeover: true, since };
  const late = { isWithdrawn: false, now: after(patienceMs + 1) };
  it.each([
    ['written', overtaken, { ...late, now: after(patienceMs) }, 'write'],
    ['written', { ...overtaken, attempt: attempts }, late, 'write'],
    ['written', { ...overtaken, isTakeover: false }, late, 'write'],
    ['given up', overtaken, late, 'give-up'],
    [
      'given up',
      { attempt: 1, isTakeover: false, since },
      { ...late, isWithdrawn: true },
      'give-up',
    ],
  ] as const)('is %s %#', (_what, claim, facts, decision) => {
    expect(decideWriting(claim, facts, settings)).toBe(decision);
  });
});

describe('after a failure a reply', () => {
  it('is never due before the model’s retry time, nor after the patience ends', () => {
    fc.assert(
      fc.property(
        fc.nat(8),
        fc.nat(patienceMs * 2),
        retryAfter,
        fraction,
        (earlier, ms, retryAfterMs, random) => {
          const next = decideAfterFailure(
            { failures: earlier, since, now: after(ms) },
            { ...unavailable, retryAfterMs },
            settings,
            () => random,
          );
          const isOver =
            earlier + 1 >= attempts || ms >= patienceMs || ms + (retryAfterMs ?? 0) > patienceMs;
          expect(next.kind === 'give-up').toBe(isOver);
          if (next.kind === 'give-up') return;
          expect(next.failures).toBe(earlier + 1);
          expect(next.until.getTime()).toBeGreaterThanOrEqual(
            after(ms + (retryAfterMs ?? 0)).getTime(),
          );
          expect(next.until.getTime()).toBeLessThanOrEqual(after(patienceMs).getTime());
        },
      ),
    );
  });

  it('is attempted over most of the patience while the model stays unavailable', () => {
    fc.assert(
      fc.property(fraction, (random) => {
        const attemptTimes = [0];
        for (let failures = 0; ; failures += 1) {
          const now = after(attemptTimes.at(-1) ?? 0);
          const next = decideAfterFailure(
            { failures, since, now },
            unavailable,
            settings,
            () => random,
          );
          if (next.kind === 'give-up') break;
          attemptTimes.push(next.until.getTime() - since.getTime());
        }
        expect(attemptTimes).toHaveLength(attempts);
        expect(attemptTimes.at(-1)).toBeGreaterThan(0.7 * patienceMs);
      }),
    );
  });

  it('waits longer each time, a quarter more or less', () => {
    const waitOf = (failures: number, random: number) => {
      const progress = { failures, since, now: since };
      const next = decideAfterFailure(progress, unavailable, settings, () => random);
      return next.kind === 'postpone' && next.until.getTime() - since.getTime();
    };
    expect(waitOf(0, 0.5)).toBe(settings.reply_backoff_ms);
    expect(waitOf(1, 0.5)).toBe(settings.reply_backoff_ms * 3);
    expect(waitOf(0, 0)).toBe(settings.reply_backoff_ms * 0.75);
    expect(waitOf(0, 1)).toBe(settings.reply_backoff_ms * 1.25);
  });

  it('counts no failure of a model that was not called', () => {
    const progress = { failures: 2, since, now: since };
    const notCalled = { ...unavailable, wasCalled: false };
    expect(decideAfterFailure(progress, notCalled, settings, () => 0.5)).toMatchObject({
      kind: 'postpone',
      failures: 2,
    });
  });

  it('is given up at once if the model refuses', () => {
    const progress = { failures: 0, since, now: since };
    expect(decideAfterFailure(progress, { kind: 'refused' }, settings, () => 0)).toEqual({
      kind: 'give-up',
    });
  });
});

it('returns the cost of a message, and tokens to members only', () => {
  const taken = { price_tokens: 2, is_trial: false };
  const trial = { price_tokens: 0, is_trial: true };
  expect(refundOf(taken, { isGuest: false })).toEqual({ tokens: 2, isTrialReturned: false });
  expect(refundOf(taken, { isGuest: true })).toEqual({ tokens: 0, isTrialReturned: false });
  expect(refundOf(trial, { isGuest: true })).toEqual({ tokens: 0, isTrialReturned: true });
});
