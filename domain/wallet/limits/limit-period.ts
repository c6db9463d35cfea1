import { dayNumberAt, startOfDay } from '../../shared/time/local-day';

export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** A time span; `to` is exclusive. */
export interface Span {
  from: Date;
  to: Date;
}

const day = 24 * 3_600_000;

/**
 * Returns the day, week (from Monday) or month that contains a moment, in the calendar of a time zone (IANA
 * name). Handles days of 23 and 25 hours, and days without a midnight.
 */
export function periodAround(now: Date, period: LimitPeriod, timeZone: string): Span {
  const today = dayNumberAt(now, timeZone) * day;
  const year = new Date(today).getUTCFullYear();
  const month = new Date(today).getUTCMonth();
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * day;
  const spans: Record<LimitPeriod, [number, number]> = {
    day: [today, today + day],
    week: [monday, monday + 7 * day],
    month: [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)],
  };
  const [from, to] = spans[period];
  return { from: startOfDay(from / day, timeZone), to: startOfDay(to / day, timeZone) };
}

/** Returns the month that contains a moment, 'YYYY-MM', in a time zone. */
export const monthAt = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now).slice(0, 7);

/** Returns the time span of a month, 'YYYY-MM', in a time zone. */
export function spanOfMonth(month: string, timeZone: string): Span {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return {
    from: startOfDay(Date.UTC(year, number - 1, 1) / day, timeZone),
    to: startOfDay(Date.UTC(year, number, 1) / day, timeZone),
  };
}
