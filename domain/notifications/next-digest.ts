import { localTime } from './quiet-hours';

export const rhythms = ['daily', 'weekly'] as const;
type Rhythm = (typeof rhythms)[number];

/** The offset of every time zone from UTC is a multiple of a quarter of an hour. */
const quarter = 15 * 60_000;
/** The longest time between two digests, and a day from which clock changes may remove an hour. */
const mostQuarters = 8 * 24 * 4 + 4;

/**
 * Returns the time of the next digest: at this hour of the person's own day, on Mondays if weekly. It is
 * always after `now`.
 */
export function nextDigest(
  now: Date,
  { rhythm, timeZone, hour }: { rhythm: Rhythm; timeZone: string; hour: number },
): Date {
  const first = Math.floor(now.getTime() / quarter) + 1;
  for (let step = 0; step < mostQuarters; step += 1) {
    const at = new Date((first + step) * quarter);
    const { weekday, minute } = localTime(at, timeZone);
    if (minute === hour * 60 && (rhythm === 'daily' || weekday === 'Mon')) return at;
  }
  // A clock change skips the hour on this day; it exists again on the next day.
  return new Date(now.getTime() + 24 * 3_600_000);
}
