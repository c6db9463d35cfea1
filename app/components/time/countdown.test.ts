import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursText, hundredthsText, minutesText, remainingOf } from './countdown';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const left = (ms: number, duration = 100 * hour) => remainingOf(ms, duration, 0);

describe('what is left', () => {
  it.each([
    [0, '00:00', '00:00:00', '00:00:00'],
    [-5 * second, '00:00', '00:00:00', '00:00:00'],
    [9, '00:00', '00:00:00', '00:00:00'],
    [10, '00:00', '00:00:01', '00:00:00'],
    [59 * second + 990, '00:59', '00:59:99', '00:00:59'],
    [5 * minute, '05:00', '05:00:00', '00:05:00'],
    [hour + 2 * minute + 3 * second + 40, '62:03', '62:03:04', '01:02:03'],
    [27 * hour, '1620:00', '1620:00:00', '27:00:00'],
  ])('of %d ms reads %s, %s and %s', (ms, minutes, hundredths, hours) => {
    expect(minutesText(left(ms))).toBe(minutes);
    expect(hundredthsText(left(ms))).toBe(hundredths);
    expect(hoursText(left(ms))).toBe(hours);
  });

  it('tells how much has passed, and when it is over', () => {
    expect(remainingOf(10 * second, 10 * second, 0)).toMatchObject({
      percentPassed: 0,
      isDone: false,
    });
    expect(remainingOf(10 * second, 10 * second, 7500).percentPassed).toBe(75);
    expect(remainingOf(10 * second, 10 * second, 10 * second)).toMatchObject({
      percentPassed: 100,
      isDone: true,
    });
    expect(remainingOf(second, 0, 0).percentPassed).toBe(100);
  });

  it('adds up to the hundredth, with every part in its bounds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -hour, max: 200 * hour }),
        fc.nat(200 * hour),
        (end, duration) => {
          const { hours, minutes, seconds, hundredths, percentPassed, isDone } = remainingOf(
            end,
            duration,
            0,
          );
          const sum = hours * hour + minutes * minute + seconds * second + hundredths * 10;
          expect(sum).toBe(Math.floor(Math.max(0, end) / 10) * 10);
          expect(Math.max(minutes, seconds)).toBeLessThan(60);
          expect(hundredths).toBeLessThan(100);
          expect(percentPassed).toBeGreaterThanOrEqual(0);
          expect(percentPassed).toBeLessThanOrEqual(100);
          expect(isDone).toBe(end <= 0);
        },
      ),
    );
  });
});
