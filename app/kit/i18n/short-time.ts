import { dateTimeFormat } from './date-time-format';

/** Within this number of days, today included, a time is shown as a weekday. */
const namedDays = 7;
const dayMs = 24 * 3600 * 1000;

/**
 * Returns a short form of a message's time for a list: the time for today, the weekday for recent days,
 * otherwise the date.
 */
export function chatTime(at: string, clock: { now: string; timeZone: string; locale: string }) {
  const { now, timeZone, locale } = clock;
  const date = new Date(at);
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(locale, { ...options, timeZone }).format(date);
  if (dayOf(at, timeZone) === dayOf(now, timeZone)) {
    return format({ hour: '2-digit', minute: '2-digit' });
  }
  const age = new Date(now).getTime() - date.getTime();
  return age < (namedDays - 1) * dayMs ? format({ weekday: 'short' }) : shortDate(at, timeZone);
}

/** Returns a date as dd.mm.yy, as specified. */
export function shortDate(at: string, timeZone: string): string {
  const [year = '', month = '', day = ''] = dayOf(at, timeZone).split('-');
  return [day, month, year.slice(2)].join('.');
}

/** Returns the date in a time zone, as yyyy-mm-dd. */
export function dayOf(at: string, timeZone: string): string {
  return dateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(at));
}

export type NamedDay = { kind: 'today' } | { kind: 'yesterday' } | { kind: 'date'; text: string };

/** Returns the heading of a day between the messages of a thread. */
export function namedDay(at: string, clock: { now: string; timeZone: string }): NamedDay {
  const { now, timeZone } = clock;
  const day = dayOf(at, timeZone);
  if (day === dayOf(now, timeZone)) return { kind: 'today' };
  const yesterday = new Date(new Date(now).getTime() - dayMs).toISOString();
  if (day === dayOf(yesterday, timeZone)) return { kind: 'yesterday' };
  return { kind: 'date', text: shortDate(at, timeZone) };
}
