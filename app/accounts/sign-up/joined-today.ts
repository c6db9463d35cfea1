/** Seconds after which the number is updated. */
export const joinedRefreshSeconds = 5;

/**
 * Returns the number shown when an operator has enabled synthetic figures: a quarter of the seconds of
 * the day so far.
 */
export function syntheticJoinedToday(now: Date, timeZone: string): number {
  return Math.round(secondsSinceMidnight(now, timeZone) / 4);
}

function secondsSinceMidnight(now: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const of = (type: string) => Number(clock.find((part) => part.type === type)?.value ?? 0);
  return (of('hour') * 60 + of('minute')) * 60 + of('second');
}
