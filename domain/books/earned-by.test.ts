import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earnedBy, type PaidPeriod } from './earned-by';

const date = (text: string) => new Date(`${text}T00:00:00Z`);

const month: PaidPeriod = {
  netMinor: 1999,
  startsAt: date('2026-11-16'),
  endsAt: date('2026-12-16'),
  endedAt: null,
};

describe('the earned part of a paid month', () => {
  it.each([
    ['before it began', '2026-11-01', 0],
    ['when it begins', '2026-11-16', 0],
    ['after a day', '2026-11-17', 66],
    ['at the end of the calendar month', '2026-12-01', 999],
    ['when it ends', '2026-12-16', 1999],
    ['long after', '2027-03-01', 1999],
  ])('%s', (_, at, earned) => {
    expect(earnedBy(month, date(at))).toBe(earned);
  });

  it('is all of it once it has ended before its time', () => {
    const given = { ...month, endedAt: date('2026-11-20') };
    expect(earnedBy(given, date('2026-11-19'))).toBe(199);
    expect(earnedBy(given, date('2026-11-20'))).toBe(1999);
  });
});

const moment = fc.date({
  min: date('2020-01-01'),
  max: date('2040-01-01'),
  noInvalidDate: true,
});
const periods = fc
  .tuple(
    fc.nat(1_000_000_00),
    fc.uniqueArray(moment, { minLength: 2, maxLength: 3, selector: Number }),
  )
  .map(([netMinor, dates]): PaidPeriod => {
    const [startsAt, middle, last] = dates.toSorted((one, other) => Number(one) - Number(other));
    if (!startsAt || !middle) throw new Error('two dates at least');
    return { netMinor, startsAt, endsAt: last ?? middle, endedAt: last ? middle : null };
  });

describe('any paid period', () => {
  it('is never earned backwards, and never beyond the payment', () => {
    fc.assert(
      fc.property(periods, moment, moment, (period, one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        const [before, after] = [earnedBy(period, earlier), earnedBy(period, later)];
        expect(before).toBeLessThanOrEqual(after);
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(period.netMinor);
      }),
    );
  });

  it('adds up to the payment, wherever it is cut', () => {
    fc.assert(
      fc.property(periods, fc.array(moment), (period, cuts) => {
        const ends = [...cuts, date('2041-01-01')].toSorted(
          (one, other) => Number(one) - Number(other),
        );
        let sum = 0;
        let before = 0;
        for (const end of ends) {
          const now = earnedBy(period, end);
          sum += now - before;
          before = now;
        }
        expect(sum).toBe(period.netMinor);
      }),
    );
  });
});
