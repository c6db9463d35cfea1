const minute = 60;
const hour = 60 * minute;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns seconds as hh:mm:ss. */
export const clockOf = (seconds: number): string =>
  [Math.floor(seconds / hour), Math.floor((seconds % hour) / minute), seconds % minute]
    .map(twoDigits)
    .join(':');

/** Returns the whole hours and minutes in a number of seconds; the last minute counts as one. */
export function hoursAndMinutes(seconds: number): { hours: number; minutes: number } {
  const minutes = Math.max(1, Math.floor(seconds / minute));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
