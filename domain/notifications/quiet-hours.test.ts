import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWithin, localTime } from './quiet-hours';

const minute = fc.integer({ min: 0, max: 1439 });

it.each([
  [{ from: 1380, until: 480 }, 1380, true],
  [{ from: 1380, until: 480 }, 0, true],
  [{ from: 1380, until: 480 }, 479, true],
  [{ from: 1380, until: 480 }, 480, false],
  [{ from: 1380, until: 480 }, 1379, false],
  [{ from: 780, until: 840 }, 800, true],
  [{ from: 780, until: 840 }, 840, false],
  [{ from: 600, until: 600 }, 600, false],
])('of %o, minute %i is quiet: %s', (hours, at, isQuiet) => {
  expect(isWithin(hours, at)).toBe(isQuiet);
});

it('is quiet either from one to the other or back', () => {
  fc.assert(
    fc.property(minute, minute, minute, (a, b, at) => {
      fc.pre(a !== b);
      expect(isWithin({ from: a, until: b }, at)).toBe(!isWithin({ from: b, until: a }, at));
    }),
  );
});

it.each([
  ['Europe/Berlin', { weekday: 'Sun', minute: 3 * 60 + 30 }],
  ['America/New_York', { weekday: 'Sat', minute: 21 * 60 + 30 }],
  ['Asia/Kathmandu', { weekday: 'Sun', minute: 7 * 60 + 15 }],
])('returns the local time in %s on the night of a clock change', (timeZone, expected) => {
  expect(localTime(new Date('2026-03-29T01:30:00Z'), timeZone)).toEqual(expected);
});
