import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideLimit, decideLimitChange, leftOf, limitAt, type LimitStatus } from './decide-limit';
import { limitPeriods, periodAround, spanOfMonth } from './limit-period';

const now = new Date('2026-11-23T12:00:00Z');
const day = 24 * 3_600_000;
const statusOf = (limit: number, spent: number, days = 1): LimitStatus => ({
  period: 'day',
  limit,
  spent,
  endsAt: new Date(now.getTime() + days * day),
});

describe('a limit', () => {
  it('allows what it leaves, to the last token, and not one more', () => {
    expect(decideLimit([statusOf(10, 4)], 6)).toBeNull();
    expect(decideLimit([statusOf(10, 4)], 7)).toEqual(statusOf(10, 4));
    expect(decideLimit([], 1_000_000)).toBeNull();
  });

  it('that leaves least is reported; of equal ones, the one that lasts longest', () => {
    const [wide, tight, long] = [statusOf(100, 90), statusOf(10, 8), statusOf(20, 18, 9)];
    expect(decideLimit([wide, tight], 11)).toEqual(tight);
    expect(decideLimit([tight, long], 3)).toEqual(long);
  });

  it('leaves nothing once it is passed, and no more than itself when more came back than went', () => {
    expect(leftOf(statusOf(10, 15))).toBe(0);
    expect(leftOf(statusOf(10, -3))).toBe(10);
  });
});

const limit = (
  tokens: number | null,
  nextTokens: number | null = null,
  nextFrom: number | null = null,
) => ({ period: 'week', tokens, nextTokens, nextFrom }) as const;
const tomorrow = now.getTime() + day;

describe('changing a limit', () => {
  it.each([
    ['a first one holds at once', limit(null), 50, limit(50)],
    ['a lower one holds at once', limit(50), 20, limit(20)],
    ['nought is a limit', limit(50), 0, limit(0)],
    ['a higher one holds after a day', limit(50), 80, limit(50, 80, tomorrow)],
    ['none holds after a day', limit(50), null, limit(50, null, tomorrow)],
    ['a lower one undoes what was to come', limit(50, 80, tomorrow), 20, limit(20)],
    ['the same again undoes what was to come', limit(50, 80, tomorrow), 50, limit(50)],
    [
      'what was asked for comes no later when it is asked again',
      limit(50, 80, now.getTime() + 1),
      80,
      limit(50, 80, now.getTime() + 1),
    ],
    [
      'another higher one waits anew',
      limit(50, 80, now.getTime() + 1),
      90,
      limit(50, 90, tomorrow),
    ],
    ['what has come to hold is what is changed', limit(50, 80, now.getTime()), 70, limit(70)],
    ['a limit that has ended is set anew at once', limit(50, null, now.getTime()), 500, limit(500)],
  ])('%s', (_, current, wanted, changed) => {
    expect(decideLimitChange(current, wanted, now, day)).toEqual(changed);
  });

  it('never allows more spending before the day is over', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.array(fc.option(fc.nat(100))), (first, wishes) => {
        let current = decideLimitChange(limit(null), first, now, day);
        for (const wish of wishes) {
          const before = limitAt(current, now);
          current = decideLimitChange(current, wish, now, day);
          const after = limitAt(current, now);
          expect(after).not.toBeNull();
          expect(after ?? Infinity).toBeLessThanOrEqual(before ?? Infinity);
        }
      }),
    );
  });
});

describe('a period', () => {
  it.each([
    ['day', 'Europe/Riga', '2026-11-22T22:00:00.000Z', '2026-11-23T22:00:00.000Z'],
    ['week', 'Europe/Riga', '2026-11-22T22:00:00.000Z', '2026-11-29T22:00:00.000Z'],
    ['month', 'Europe/Riga', '2026-10-31T22:00:00.000Z', '2026-11-30T22:00:00.000Z'],
    ['day', 'America/Los_Angeles', '2026-11-23T08:00:00.000Z', '2026-11-24T08:00:00.000Z'],
    ['week', 'UTC', '2026-11-23T00:00:00.000Z', '2026-11-30T00:00:00.000Z'],
  ] as const)('%s in %s', (period, zone, from, to) => {
    expect(periodAround(now, period, zone)).toEqual({ from: new Date(from), to: new Date(to) });
  });

  it('has 23 hours when clocks are put forward, and 25 when they are put back', () => {
    const hours = (at: string) => {
      const { from, to } = periodAround(new Date(at), 'day', 'Europe/Berlin');
      return (to.getTime() - from.getTime()) / 3_600_000;
    };
    expect([hours('2026-03-29T12:00:00Z'), hours('2026-10-25T12:00:00Z')]).toEqual([23, 25]);
  });

  it('of any kind holds its moment, in every zone', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.constantFrom(...zones),
        fc.constantFrom(...limitPeriods),
        (at, zone, period) => {
          const { from, to } = periodAround(at, period, zone);
          expect(from.getTime()).toBeLessThanOrEqual(at.getTime());
          expect(to.getTime()).toBeGreaterThan(at.getTime());
          expect(periodAround(new Date(to.getTime() - 1), period, zone)).toEqual({ from, to });
          expect(periodAround(to, period, zone).from).toEqual(to);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('of a month is identified by its name, leap years included', () => {
    const { from, to } = spanOfMonth('2028-02', 'UTC');
    expect((to.getTime() - from.getTime()) / day).toBe(29);
  });
});
