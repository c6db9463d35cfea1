const dayMs = 24 * 3600 * 1000;

/** A day as `yyyy-mm-dd` in UTC, which is the same for everyone who must meet it. */
export type Day = string;

/** Returns the UTC day of a time. */
export function dayOf(moment: Date): Day {
  return moment.toISOString().slice(0, 10);
}

/** Checks whether a day is a business day: Monday to Friday, except holidays. */
function isBusinessDay(day: Day, holidays: readonly Day[] = []): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.includes(day);
}

/**
 * Returns the n-th business day after a day, which itself never counts: a case that arrives on Friday
 * night and is due in one business day is due on Monday. n is 1 or more.
 */
export function businessDayAfter(day: Day, n: number, holidays: readonly Day[] = []): Day {
  let found = day;
  for (let left = n; left > 0;) {
    found = dayOf(new Date(Date.parse(found) + dayMs));
    if (isBusinessDay(found, holidays)) left -= 1;
  }
  return found;
}

/**
 * Returns the same day of a later month, or that month's last day if it has no such day:
 * 31.01. → 28.02.
 */
export function monthsAfter(day: Day, months: number): Day {
  const begin = new Date(day);
  const [year, month] = [begin.getUTCFullYear(), begin.getUTCMonth() + months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month, Math.min(begin.getUTCDate(), lastOfMonth))));
}
