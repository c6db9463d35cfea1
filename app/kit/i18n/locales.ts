/** The language in which every string exists. It is shown when another language lacks a string. */
export const fallbackLocale = 'en-GB';

/** Languages in which no string is missing (a test checks this). The others fall back key by key. */
export const completeLocales: readonly string[] = ['en-GB', 'fr-FR', 'de-DE', 'es-ES', 'pt-BR'];

/** The languages that are written from right to left. */
const fromTheRight = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Returns the text direction of a language. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return fromTheRight.has(languageOf(locale)) ? 'rtl' : 'ltr';
}

/** The flags of languages whose tag has no region. */
const flagByTag: Readonly<Record<string, string>> = { ar: 'SA', en: 'US', ko: 'KR', zh: 'CN' };

/**
 * Returns the country whose flag represents a language: from the mapping, else its region, else its own
 * code.
 */
export function flagOf(locale: string): string {
  return flagByTag[locale] ?? regionOf(locale) ?? languageOf(locale).toUpperCase();
}

/** Returns the name of a language in that language. */
export function nameOf(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(languageOf(locale)) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/**
 * Returns the released locale for a language tag: the same one, else the first of the same language, so
 * that fr-CA gets French. Returns undefined if there is none or the tag is invalid.
 */
export function findLocale(released: readonly string[], tag: string): string | undefined {
  const requested = tag.trim().toLowerCase();
  return (
    released.find((locale) => locale.toLowerCase() === requested) ??
    released.find((locale) => languageOf(locale) === languageOf(requested))
  );
}

function languageOf(locale: string): string {
  const [language = ''] = locale.split('-');
  return language.toLowerCase();
}

function regionOf(locale: string): string | undefined {
  return locale
    .split('-')
    .slice(1)
    .find((part) => /^[A-Z]{2}$/.test(part));
}
