const hourSeconds = 3600;

/**
 * Returns the SQL for a weight that decays with age: full at the event, halved after every half-life.
 * The caller provides the bindings `now` and `halfLife` (seconds).
 */
export function decayed(weight: number | string, column: string): string {
  return `${weight} * power(0.5, greatest(0, extract(epoch from
    (cast(:now as timestamptz) - ${column}))) / cast(:halfLife as double precision))`;
}

/** Returns the time a number of hours before. */
export const hoursAgo = (now: Date, hours: number) =>
  new Date(now.getTime() - hours * hourSeconds * 1000);

/** Converts hours to seconds. */
export const secondsOf = (hours: number) => hours * hourSeconds;
