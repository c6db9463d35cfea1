/** The language every string exists in, and the one shown where another lacks it. */
export const fallbackLocale = 'en-GB';

/** Languages in which no string is missing (a test counts); the others fall back key by key. */
export const completeLocales: readonly string[] = ['en-GB', 'fr-FR', 'de-DE', 'es-ES', 'pt-BR'];

/** The languages of these that are written from right to left. */
const fromTheRight = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Which way a page in this language runs. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return fromTheRight.has(languageOf(locale)) ? 'rtl' : 'ltr';
}

/** Flags of languages that no region names. */
const flagByTag: Readonly<Record<string, string>> = { ar: 'SA', en: 'US', ko: 'KR', zh: 'CN' };

/** The country whose flag stands for a language: by the mapping, else its region, else its own code. */
export function flagOf(locale: string): string {
  return flagByTag[locale] ?? regionOf(locale) ?? languageOf(locale).toUpperCase();
}

/** A language as its own speakers call it. */
export function nameOf(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(languageOf(locale)) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/**
 * The one of these languages that a tag asks for: itself, else the first of the same language, so
 * that somebody from Québec reads French; undefined where there is none or the tag is none.
 */
export function findLocale(released: readonly string[], tag: string): string | undefined {
  const asked = tag.trim().toLowerCase();
  return (
    released.find((locale) => locale.toLowerCase() === asked) ??
    released.find((locale) => languageOf(locale) === languageOf(asked))
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
