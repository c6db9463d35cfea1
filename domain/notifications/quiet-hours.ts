/** Minutes after midnight, the first included, the last not; a night that goes past midnight is one. */
export interface QuietHours {
  from: number;
  until: number;
}

const hour = 60;

/** Whether a minute of the day lies in quiet hours; hours that end as they begin are none. */
export function isWithin({ from, until }: QuietHours, minute: number): boolean {
  if (from <= until) return minute >= from && minute < until;
  return minute >= from || minute < until;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
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

/** The day of the week and the minute of the day on the clock of a zone (an IANA name). */
export function localTime(at: Date, timeZone: string): { weekday: string; minute: number } {
  const parts = clockOf(timeZone).formatToParts(at);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    weekday: valueOf('weekday'),
    minute: Number(valueOf('hour')) * hour + Number(valueOf('minute')),
  };
}
