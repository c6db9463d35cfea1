import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessDayAfter, dayOf, monthsAfter } from './business-days';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map(dayOf);
const count = fc.integer({ min: 1, max: 40 });
const holidays = fc.array(day, { maxLength: 20 });
const next = (from: string) => dayOf(new Date(Date.parse(from) + 24 * 3600 * 1000));

const isWorked = (at: string, free: readonly string[]) =>
  !/^S(?:at|un)/.test(new Date(at).toUTCString()) && !free.includes(at);

/** Yields all days after the first, up to and including the last. */
function* daysBetween(first: string, last: string): Generator<string> {
  for (let at = first; at < last;) yield (at = next(at));
}

describe('businessDayAfter', () => {
  it.each([
    // Friday 20 November 2026.
    ['2026-11-20', 1, [], '2026-11-23'],
    ['2026-11-20', 5, [], '2026-11-27'],
    ['2026-11-21', 1, [], '2026-11-23'],
    ['2026-11-22', 1, [], '2026-11-23'],
    ['2026-11-23', 1, [], '2026-11-24'],
    ['2026-12-24', 1, ['2026-12-25'], '2026-12-28'],
    ['2026-12-31', 7, ['2027-01-01'], '2027-01-12'],
  ])('from %s, %i, with holidays %j, is %s', (from, n, free, expected) => {
    expect(businessDayAfter(from, n, free)).toBe(expected);
  });

  it('is a business day with exactly so many business days up to it', () => {
    fc.assert(
      fc.property(day, count, holidays, (from, n, free) => {
        const found = businessDayAfter(from, n, free);
        expect(isWorked(found, free)).toBe(true);
        const worked = [...daysBetween(from, found)].filter((one) => isWorked(one, free));
        expect(worked).toHaveLength(n);
      }),
    );
  });

  it('is later for more days, and never earlier for more holidays', () => {
    fc.assert(
      fc.property(day, count, holidays, (from, n, free) => {
        const found = businessDayAfter(from, n, free);
        expect(businessDayAfter(from, n + 1, free) > found).toBe(true);
        expect(businessDayAfter(from, n) <= found).toBe(true);
      }),
    );
  });

  it('counts one after another as all at once', () => {
    fc.assert(
      fc.property(day, count, count, holidays, (from, a, b, free) => {
        const inTurn = businessDayAfter(businessDayAfter(from, a, free), b, free);
        expect(inTurn).toBe(businessDayAfter(from, a + b, free));
      }),
    );
  });
});

describe('monthsAfter', () => {
  it.each([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('%s and %i is %s', (from, months, expected) => {
    expect(monthsAfter(from, months)).toBe(expected);
  });

  it('falls into the month that is meant, on no later day of it', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 30 }), (from, months) => {
        const found = new Date(monthsAfter(from, months));
        const begin = new Date(from);
        const distance =
          (found.getUTCFullYear() - begin.getUTCFullYear()) * 12 +
          found.getUTCMonth() -
          begin.getUTCMonth();
        expect(distance).toBe(months);
        expect(found.getUTCDate()).toBeLessThanOrEqual(begin.getUTCDate());
      }),
    );
  });
});
