export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** A time span; `to` is exclusive. */
export interface Span {
  from: Date;
  to: Date;
}

const hour = 3_600_000;
const day = 24 * hour;
/** No time zone's offset from UTC, including clock changes, is larger. */
const furthest = 16 * hour;

/**
 * Returns the day, week (from Monday) or month that contains a moment, in the calendar of a time zone (IANA
 * name). Handles days of 23 and 25 hours, and days without a midnight.
 */
export function periodAround(now: Date, period: LimitPeriod, timeZone: string): Span {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const [year = 0, month = 1, date = 1] = calendar.format(now).split('-').map(Number);
  const today = Date.UTC(year, month - 1, date);
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * day;
  const spans: Record<LimitPeriod, [number, number]> = {
    day: [today, today + day],
    week: [monday, monday + 7 * day],
    month: [Date.UTC(year, month - 1, 1), Date.UTC(year, month, 1)],
  };
  const [from, to] = spans[period];
  return { from: beginningOf(from, calendar), to: beginningOf(to, calendar) };
}

/** Returns the month that contains a moment, 'YYYY-MM', in a time zone. */
export const monthAt = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now).slice(0, 7);

/** Returns the time span of a month, 'YYYY-MM', in a time zone. */
export function spanOfMonth(month: string, timeZone: string): Span {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return {
    from: beginningOf(Date.UTC(year, number - 1, 1), calendar),
    to: beginningOf(Date.UTC(year, number, 1), calendar),
  };
}

/** Returns the first moment of a date; the date is given as its midnight in UTC. */
function beginningOf(date: number, calendar: Intl.DateTimeFormat): Date {
  const wanted = new Date(date).toISOString().slice(0, 10);
  let before = date - furthest;
  let after = date + furthest;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (calendar.format(middle) < wanted) before = middle;
    else after = middle;
  }
  return new Date(after);
}
