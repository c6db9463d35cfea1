import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settingsSchema } from '../settings/schema';
import { nextAttemptAt } from './reply-schedule';

const settings = settingsSchema.parse({});
const since = new Date('2026-11-20T12:00:00Z');
const after = (ms: number) => new Date(since.getTime() + ms);
const patienceMs = settings.reply_patience_seconds * 1000;
const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const asked = fc.option(fc.nat(patienceMs * 2), { nil: undefined });

it('a reply is never due before the model wants to be asked, nor after the patience', () => {
  fc.assert(
    fc.property(
      fc.nat(8),
      fc.nat(patienceMs * 2),
      asked,
      fraction,
      (failures, ms, retry, random) => {
        const next = nextAttemptAt(
          { failures, since, now: after(ms), retryAfterMs: retry },
          settings,
          () => random,
        );
        const isOver =
          failures >= settings.reply_max_attempts ||
          ms >= patienceMs ||
          ms + (retry ?? 0) > patienceMs;
        expect(next === null).toBe(isOver);
        if (!next) return;
        expect(next.getTime()).toBeGreaterThanOrEqual(after(ms + (retry ?? 0)).getTime());
        expect(next.getTime()).toBeLessThanOrEqual(after(patienceMs).getTime());
      },
    ),
  );
});

it('a model that is away at once and for ever is asked over most of the patience', () => {
  fc.assert(
    fc.property(fraction, (random) => {
      const asks = [0];
      for (let failures = 1; ; failures += 1) {
        const now = after(asks.at(-1) ?? 0);
        const next = nextAttemptAt(
          { failures, since, now, retryAfterMs: undefined },
          settings,
          () => random,
        );
        if (!next) break;
        asks.push(next.getTime() - since.getTime());
      }
      expect(asks).toHaveLength(settings.reply_max_attempts);
      expect(asks.at(-1)).toBeGreaterThan(0.7 * patienceMs);
    }),
  );
});
