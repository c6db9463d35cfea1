/** Every language mails are written in; a message without words in one of them does not compile. */
const mailLocales = ['en-GB', 'fr-FR', 'de-DE', 'es-ES', 'pt-BR'] as const;
export type MailLocale = (typeof mailLocales)[number];

/** What a message says, in each language. */
export type InEveryLocale<Words> = Record<MailLocale, Words>;

const languageOf = (locale: string) => locale.split('-', 1)[0]?.toLowerCase();

/** The language to write to a person in: theirs, else another form of it, else English. */
export function mailLocaleOf(locale: string): MailLocale {
  const exact = mailLocales.find((one) => one === locale);
  return exact ?? mailLocales.find((one) => languageOf(one) === languageOf(locale)) ?? 'en-GB';
}

/** A number of minutes in words, e.g. `15 Minuten`. */
export function minutesText(locale: MailLocale, minutes: number): string {
  const shape = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, shape).format(minutes);
}

/** A moment with its day and zone, in the person's own zone where it is known. */
export function momentText(locale: MailLocale, at: Date, timeZone = 'UTC'): string {
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
