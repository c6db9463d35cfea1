export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** From when to when something lasts; the end does not belong to it. */
export interface Span {
  from: Date;
  to: Date;
}

const hour = 3_600_000;
const day = 24 * hour;
/** No zone is further from UTC, and no clock is changed by more. */
const furthest = 16 * hour;

/**
 * The day, week (from Monday) or month that a moment lies in, by the calendar of a time zone (an IANA
 * name). Days of 23 and 25 hours, and days without a midnight, come out right.
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

/** The month that a moment lies in, 'YYYY-MM', in a time zone. */
export const monthAt = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now).slice(0, 7);

/** A month of a calendar, 'YYYY-MM', in a time zone. */
export function spanOfMonth(month: string, timeZone: string): Span {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return {
    from: beginningOf(Date.UTC(year, number - 1, 1), calendar),
    to: beginningOf(Date.UTC(year, number, 1), calendar),
  };
}

/** The first moment of a date, given as its midnight in UTC. */
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
