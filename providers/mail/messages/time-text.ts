import type { WrittenLocale } from '~/locales/written-locales';

/** Returns a number of minutes in words, e.g. `15 Minuten`. */
export function minutesText(locale: WrittenLocale, minutes: number): string {
  const shape = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, shape).format(minutes);
}

/** Returns a moment with its day and time zone, in the person's own zone if known. */
export function momentText(locale: WrittenLocale, at: Date, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(at);
}
