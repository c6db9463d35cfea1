import { expect, it } from 'vitest';
import { ageAt, dateText, isCalendarDay, parseDay } from './age-at';

const born = (text: string) => {
  const day = parseDay(text);
  if (!day) throw new Error(`${text} is no day`);
  return day;
};

it.each([
  ['2008-12-01', '2026-11-30T23:59:59Z', 17],
  ['2008-12-01', '2026-12-01T00:00:00Z', 18],
  ['2008-12-02', '2026-12-01T23:59:59Z', 17],
  // Born on a leap day: older on 1 March of a common year, on the day itself in a leap year.
  ['2008-02-29', '2026-02-28T23:59:59Z', 17],
  ['2008-02-29', '2026-03-01T00:00:00Z', 18],
  ['2008-02-29', '2028-02-28T12:00:00Z', 19],
  ['2008-02-29', '2028-02-29T00:00:00Z', 20],
])('who was born on %s is at %s %i', (birth, now, age) => {
  expect(ageAt(born(birth), new Date(now))).toBe(age);
});

it('knows the days of the calendar', () => {
  expect(isCalendarDay(born('2008-02-29'))).toBe(true);
  expect(isCalendarDay(born('2007-02-29'))).toBe(false);
  expect(isCalendarDay(born('2007-04-31'))).toBe(false);
  expect(parseDay('1.2.2000')).toBeNull();
  expect(dateText(born('1997-03-04'))).toBe('1997-03-04');
});
