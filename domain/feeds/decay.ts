const hourSeconds = 3600;

/**
 * SQL that says how much something counts by its age: whole when it happened, half after every
 * half-life. The bindings `now` and `halfLife` (seconds) are the caller's.
 */
export function decayed(weight: number | string, column: string): string {
  return `${weight} * power(0.5, greatest(0, extract(epoch from
    (cast(:now as timestamptz) - ${column}))) / cast(:halfLife as double precision))`;
}

/** The moment so many hours before. */
export const hoursAgo = (now: Date, hours: number) =>
  new Date(now.getTime() - hours * hourSeconds * 1000);

/** Hours as seconds. */
export const secondsOf = (hours: number) => hours * hourSeconds;
