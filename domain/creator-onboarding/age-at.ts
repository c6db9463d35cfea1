/** The day of a calendar. */
export interface CalendarDay {
  day: number;
  /** From 1. */
  month: number;
  year: number;
}

/** Checks whether a day exists in the calendar. */
export function isCalendarDay({ day, month, year }: CalendarDay): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900;
}

/**
 * Returns the age in whole years of a person at a moment (UTC). Who was born on 29 February becomes a year
 * older on 1 March of a year without that day.
 */
export function ageAt({ day, month, year }: CalendarDay, now: Date): number {
  const years = now.getUTCFullYear() - year;
  const isBefore =
    now.getUTCMonth() + 1 < month || (now.getUTCMonth() + 1 === month && now.getUTCDate() < day);
  return isBefore ? years - 1 : years;
}

/** Writes a day as YYYY-MM-DD. */
export const dateText = ({ day, month, year }: CalendarDay): string =>
  [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-');

/** Reads a day of the form YYYY-MM-DD; null for any other text. */
export function parseDay(text: string): CalendarDay | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(text);
  return found ? { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) } : null;
}
