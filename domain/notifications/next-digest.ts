import { localTime } from './quiet-hours';

export const rhythms = ['daily', 'weekly'] as const;
type Rhythm = (typeof rhythms)[number];

/** Every zone's clock differs from the world's by whole quarters of an hour. */
const quarter = 15 * 60_000;
/** The longest there is between two, and a day of which an hour may be missing. */
const mostQuarters = 8 * 24 * 4 + 4;

/**
 * When the next digest is due: at this hour of the person's own day, of a Monday where it is weekly.
 * Always after now.
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
  // The hour that clocks leave out is nobody's; it comes back the next day.
  return new Date(now.getTime() + 24 * 3_600_000);
}
