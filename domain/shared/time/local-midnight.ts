const hour = 3_600_000;
/** The maximum length of a day, including one on which the clocks are set back. */
const longestDay = 26 * hour;

/**
 * Returns the milliseconds until the next day begins in a time zone (an IANA name), more than 0. It uses
 * the zone's calendar, so days of 23 and 25 hours and days without a midnight are handled.
 */
export function msUntilLocalMidnight(now: Date, timeZone: string): number {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const today = calendar.format(now);
  let before = 0;
  let after = longestDay;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (calendar.format(now.getTime() + middle) === today) before = middle;
    else after = middle;
  }
  return after;
}
