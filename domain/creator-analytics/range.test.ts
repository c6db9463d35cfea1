import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveRange, timeRanges } from './range';

const now = new Date('2026-03-29T10:30:00Z');
const resolve = (
  timeRange: (typeof timeRanges)[number],
  more: { from?: string; to?: string; timeZone?: string; firstAt?: Date } = {},
) => {
  const { from, to, timeZone = 'UTC', firstAt = null } = more;
  return resolveRange({ timeRange, from, to }, { now, timeZone, firstAt });
};
const iso = (date: Date | null | undefined) => date?.toISOString() ?? null;

describe('a range', () => {
  it('of days ends with today in the reader’s zone, also where the clocks change', () => {
    const range = resolve('3_days', { timeZone: 'Europe/Berlin' });
    expect(range?.starts.map(iso)).toEqual([
      '2026-03-26T23:00:00.000Z',
      '2026-03-27T23:00:00.000Z',
      '2026-03-28T23:00:00.000Z',
    ]);
    // The 29th has 23 hours.
    expect(iso(range?.to)).toBe('2026-03-29T22:00:00.000Z');
    expect(iso(range?.beforeFrom)).toBe('2026-03-23T23:00:00.000Z');
  });

  it('of a day is the last 24 hours', () => {
    const range = resolve('1_day');
    expect(range).toMatchObject({ unit: 'hour' });
    expect(iso(range?.from)).toBe('2026-03-28T11:00:00.000Z');
    expect(iso(range?.to)).toBe('2026-03-29T11:00:00.000Z');
    expect(range?.starts).toHaveLength(24);
  });

  it('of a year has weeks, all time has months from the first figure on', () => {
    expect(resolve('1_year')).toMatchObject({ unit: 'week' });
    const all = resolve('all_time', { firstAt: new Date('2025-01-17T08:00:00Z') });
    expect(all).toMatchObject({ unit: 'month', beforeFrom: null });
    expect(all?.starts.slice(0, 2).map(iso)).toEqual([
      '2025-01-17T00:00:00.000Z',
      '2025-02-01T00:00:00.000Z',
    ]);
    expect(resolve('all_time')?.starts).toHaveLength(7);
  });

  it.each([
    {},
    { from: '2026-03-01' },
    { from: '2026-03-02', to: '2026-03-01' },
    { from: 'x', to: 'y' },
    { from: '2019-01-01', to: '2026-03-01' },
  ])('that is custom and impossible (%j) is none', (dates) => {
    expect(resolve('custom', dates)).toBeNull();
  });

  it('is divided into buckets without gaps, as long as the one before', () => {
    const zones = fc.constantFrom('UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland');
    fc.assert(
      fc.property(
        zones,
        fc.constantFrom(...timeRanges),
        fc.integer({ min: 0, max: 1829 }),
        (timeZone, timeRange, days) => {
          const first = new Date(now.getTime() - days * 86_400_000);
          const dates = { from: first.toISOString().slice(0, 10), to: '2026-03-29' };
          const range = resolve(timeRange, { timeZone, firstAt: first, ...dates });
          if (!range) throw new Error('no range');
          expect(iso(range.starts[0])).toBe(iso(range.from));
          const times = [...range.starts, range.to].map((start) => start.getTime());
          expect(times).toEqual(times.toSorted((one, other) => one - other));
          expect(new Set(times).size).toBe(times.length);
          if (range.beforeFrom) {
            const length = range.to.getTime() - range.from.getTime();
            const before = range.from.getTime() - range.beforeFrom.getTime();
            // Clock changes make each of them an hour longer or shorter.
            expect(Math.abs(length - before)).toBeLessThanOrEqual(2 * 3_600_000);
          }
        },
      ),
    );
  });
});
