import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addPeriods, type Period } from './periods';

const month = (count: number): Period => ({ unit: 'month', count });

describe('a date so many periods on', () => {
  it.each<[from: string, period: Period, times: number, to: string]>([
    ['2026-01-31T21:30:00.123Z', month(1), 1, '2026-02-28T21:30:00.123Z'],
    ['2026-01-31T21:30:00.123Z', month(1), 2, '2026-03-31T21:30:00.123Z'],
    ['2028-01-31T00:00:00.000Z', month(1), 1, '2028-02-29T00:00:00.000Z'],
    ['2026-11-30T23:59:59.999Z', month(3), 1, '2027-02-28T23:59:59.999Z'],
    ['2028-02-29T12:00:00.000Z', { unit: 'year', count: 1 }, 1, '2029-02-28T12:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', { unit: 'year', count: 1 }, 4, '2032-02-29T12:00:00.000Z'],
    ['2026-12-15T00:00:00.000Z', month(1), 1, '2027-01-15T00:00:00.000Z'],
    ['2026-03-01T00:00:00.000Z', month(1), -1, '2026-02-01T00:00:00.000Z'],
    ['2026-03-31T00:00:00.000Z', month(1), -1, '2026-02-28T00:00:00.000Z'],
    ['2026-02-27T08:00:00.000Z', { unit: 'day', count: 3 }, 1, '2026-03-02T08:00:00.000Z'],
    ['2026-02-27T08:00:00.000Z', { unit: 'week', count: 2 }, 1, '2026-03-13T08:00:00.000Z'],
    ['2026-05-05T05:05:05.005Z', month(12), 0, '2026-05-05T05:05:05.005Z'],
  ])('from %s by %j, %i times, is %s', (from, period, times, to) => {
    expect(addPeriods(new Date(from), period, times).toISOString()).toBe(to);
  });

  const anchors = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2090-01-01'),
    noInvalidDate: true,
  });
  const periods = fc.record({
    unit: fc.constantFrom('day', 'week', 'month', 'year'),
    count: fc.integer({ min: 1, max: 36 }),
  });
  const times = fc.integer({ min: 0, max: 40 });

  it('is later the more periods there are, never past the anchor’s day, and at its time of day', () => {
    fc.assert(
      fc.property(anchors, periods, times, (anchor, period, count) => {
        const [one, next] = [
          addPeriods(anchor, period, count),
          addPeriods(anchor, period, count + 1),
        ];
        expect(next.getTime()).toBeGreaterThan(one.getTime());
        expect(next.toISOString().slice(10)).toBe(anchor.toISOString().slice(10));
        if (period.unit === 'day' || period.unit === 'week') return;
        expect(next.getUTCDate()).toBeLessThanOrEqual(anchor.getUTCDate());
        // The day of the month is earlier only if the month is shorter.
        const tomorrow = new Date(next.getTime() + 24 * 3_600_000);
        const isLast = tomorrow.getUTCMonth() !== next.getUTCMonth();
        expect(isLast || next.getUTCDate() === anchor.getUTCDate()).toBe(true);
      }),
    );
  });

  it('is the same month by month and year by year', () => {
    fc.assert(
      fc.property(anchors, times, (anchor, years) => {
        const byMonths = addPeriods(anchor, month(12), years);
        expect(addPeriods(anchor, { unit: 'year', count: 1 }, years)).toEqual(byMonths);
        expect(addPeriods(anchor, month(1), years * 12)).toEqual(byMonths);
      }),
    );
  });
});
