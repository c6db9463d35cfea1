/** Seconds for which the figure stands before it is counted anew. */
export const joinedRefreshSeconds = 5;

/** Shown where an operator has turned synthetic figures on: a quarter of the seconds of the day. */
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
