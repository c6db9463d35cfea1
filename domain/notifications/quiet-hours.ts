/** Minutes after midnight, `from` inclusive and `until` exclusive. Quiet hours may span midnight. */
export interface QuietHours {
  from: number;
  until: number;
}

const hour = 60;

/** Checks whether a minute of the day is in quiet hours. When both ends are equal, there are none. */
export function isWithin({ from, until }: QuietHours, minute: number): boolean {
  if (from <= until) return minute >= from && minute < until;
  return minute >= from || minute < until;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/** Returns the weekday and the minute of the day in a time zone (an IANA name). */
export function localTime(at: Date, timeZone: string): { weekday: string; minute: number } {
  const parts = clockOf(timeZone).formatToParts(at);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    weekday: valueOf('weekday'),
    minute: Number(valueOf('hour')) * hour + Number(valueOf('minute')),
  };
}
