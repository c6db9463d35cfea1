import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { msUntilLocalMidnight } from './local-midnight';

const hour = 3_600_000;

describe('the time until the next day', () => {
  it.each([
    ['2026-03-01T12:00:00Z', 'UTC', 12 * hour],
    ['2026-03-01T00:00:00Z', 'UTC', 24 * hour],
    ['2026-03-01T23:59:59.999Z', 'UTC', 1],
    ['2026-03-01T20:00:00Z', 'Asia/Tokyo', 19 * hour],
    // The clocks are set forward, or back, in the night.
    ['2026-03-29T00:00:00+01:00', 'Europe/Berlin', 23 * hour],
    ['2026-10-25T00:00:00+02:00', 'Europe/Berlin', 25 * hour],
    // The day starts at one o'clock, because its midnight is skipped.
    ['2026-09-05T12:00:00-04:00', 'America/Santiago', 12 * hour],
  ])('from %s in %s', (now, timeZone, expected) => {
    expect(msUntilLocalMidnight(new Date(now), timeZone)).toBe(expected);
  });

  it('ends at the start of another day, in every zone', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        fc.constantFrom(...zones),
        (now, timeZone) => {
          const dayAt = (time: number) =>
            new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short' }).format(time);
          const wait = msUntilLocalMidnight(now, timeZone);
          expect(wait).toBeGreaterThan(0);
          expect(dayAt(now.getTime() + wait - 1)).toBe(dayAt(now.getTime()));
          expect(dayAt(now.getTime() + wait)).not.toBe(dayAt(now.getTime()));
        },
      ),
    );
  });
});
