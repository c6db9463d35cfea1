/** What is left of a countdown, split as it is shown. */
export interface Remaining {
  hours: number;
  minutes: number;
  seconds: number;
  hundredths: number;
  /** Of the whole time, 0 to 100. */
  percentPassed: number;
  isDone: boolean;
}

/** What is left until the end; nothing of it is ever negative. Times are milliseconds. */
export function remainingOf(end: number, duration: number, now: number): Remaining {
  const left = Math.max(0, end - now);
  const whole = Math.floor(left / 10);
  const passed = duration > 0 ? ((duration - left) / duration) * 100 : 100;
  return {
    hours: Math.floor(whole / 360_000),
    minutes: Math.floor(whole / 6000) % 60,
    seconds: Math.floor(whole / 100) % 60,
    hundredths: whole % 100,
    percentPassed: left === 0 ? 100 : Math.min(100, Math.max(0, passed)),
    isDone: left === 0,
  };
}

const twoDigits = (figure: number) => String(figure).padStart(2, '0');

/** mm:ss; whole hours are told in minutes. */
export function minutesText({ hours, minutes, seconds }: Remaining): string {
  return `${twoDigits(hours * 60 + minutes)}:${twoDigits(seconds)}`;
}

/** mm:ss and the hundredths of a second. */
export function hundredthsText(remaining: Remaining): string {
  return `${minutesText(remaining)}:${twoDigits(remaining.hundredths)}`;
}

/** hh:mm:ss. */
export function hoursText({ hours, minutes, seconds }: Remaining): string {
  return [hours, minutes, seconds].map(twoDigits).join(':');
}
