import { dateTimeFormat } from './date-time-format';

/** Days for which the name of the day says when. */
const namedDays = 7;
const dayMs = 24 * 3600 * 1000;

/** When something was said, as short as a list has room for: today's time, a recent day, a date. */
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

/** dd.mm.yy, by specification. */
export function shortDate(at: string, timeZone: string): string {
  const [year = '', month = '', day = ''] = dayOf(at, timeZone).split('-');
  return [day, month, year.slice(2)].join('.');
}

/** The day on the clock of a zone, as yyyy-mm-dd. */
export function dayOf(at: string, timeZone: string): string {
  return dateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(at));
}

export type NamedDay = { kind: 'today' } | { kind: 'yesterday' } | { kind: 'date'; text: string };

/** How a thread names a day between messages. */
export function namedDay(at: string, clock: { now: string; timeZone: string }): NamedDay {
  const { now, timeZone } = clock;
  const day = dayOf(at, timeZone);
  if (day === dayOf(now, timeZone)) return { kind: 'today' };
  const yesterday = new Date(new Date(now).getTime() - dayMs).toISOString();
  if (day === dayOf(yesterday, timeZone)) return { kind: 'yesterday' };
  return { kind: 'date', text: shortDate(at, timeZone) };
}
