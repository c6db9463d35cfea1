const hour = 3_600_000;
const day = 24 * hour;
/** No time zone's offset from UTC, including clock changes, is larger. */
const furthest = 16 * hour;

/** Creating a calendar takes longer than using it, so each zone's is kept. */
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const kept = calendars.get(timeZone);
  if (kept) return kept;
  // This locale writes dates as YYYY-MM-DD, so they are ordered like texts.
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  calendars.set(timeZone, calendar);
  return calendar;
}

/**
 * Returns the number of the calendar day that contains a moment in a time zone (IANA name): the days from
 * 1970-01-01 to its date.
 */
export function dayNumberAt(at: Date, timeZone: string): number {
  const [year = 0, month = 1, date = 1] = calendarOf(timeZone).format(at).split('-').map(Number);
  return Date.UTC(year, month - 1, date) / day;
}

/**
 * Returns the first moment of a calendar day, by its number, in a time zone. Handles days of 23 and 25
 * hours, and days without a midnight; a date that a zone left out begins with the date after it.
 */
export function startOfDay(dayNumber: number, timeZone: string): Date {
  const calendar = calendarOf(timeZone);
  const midnight = dayNumber * day;
  const wanted = new Date(midnight).toISOString().slice(0, 10);
  let before = midnight - furthest;
  let after = midnight + furthest;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (calendar.format(middle) < wanted) before = middle;
    else after = middle;
  }
  return new Date(after);
}
