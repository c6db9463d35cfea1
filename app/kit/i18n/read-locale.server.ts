import { parseCookie, stringifySetCookie } from 'cookie';
import Negotiator from 'negotiator';
import { languageCookie } from '~/domain/profile/requested-language';
import type { productSettings } from '~/domain/settings/settings';
import type { SettingsOf } from '~/domain/shared/define-settings';
import { fallbackLocale, findLocale } from './locales';

/** The name of the cookie, of the query parameter and of the key in the browser's storage. */
export const localeKey = languageCookie;

export const yearInSeconds = 365 * 24 * 3600;

/** The parts of a Node request that are read here. */
interface Asking {
  originalUrl: string;
  headers: { cookie?: string | undefined; 'accept-language'?: string | undefined };
}

export interface RequestedLocale {
  locale: string;
  /**
   * The source of the language: the person chose it (now in the address, or earlier), else it is a guess
   * from the browser's languages.
   */
  by: 'address' | 'cookie' | 'guess';
}

/**
 * Returns the released language of a request: from ?lng, then the cookie, then the browser's languages. A
 * choice in the browser's storage ranks between the last two; the browser's script sends it as a choice
 * (`useLanguage`).
 */
export function readLocale(
  { originalUrl, headers }: Asking,
  { 'locales.released': released }: Pick<SettingsOf<typeof productSettings>, 'locales.released'>,
): RequestedLocale {
  const [, search] = originalUrl.split('?', 2);
  const requested =
    search && findLocale(released, new URLSearchParams(search).get(localeKey) ?? '');
  if (requested) return { locale: requested, by: 'address' };
  const kept = findLocale(released, parseCookie(headers.cookie ?? '')[localeKey] ?? '');
  if (kept) return { locale: kept, by: 'cookie' };
  return { locale: guessLocale(headers, released), by: 'guess' };
}

function guessLocale(headers: Asking['headers'], released: readonly string[]): string {
  const negotiator = new Negotiator({
    headers: { 'accept-language': headers['accept-language'] ?? '' },
  });
  for (const tag of negotiator.languages()) {
    const locale = findLocale(released, tag);
    if (locale) return locale;
  }
  return findLocale(released, fallbackLocale) ?? released[0] ?? fallbackLocale;
}

/**
 * Returns the Set-Cookie value that stores the choice for a year. It identifies no person, and the
 * browser's script may read it.
 */
export function localeCookie(locale: string, publicUrl: string): string {
  return stringifySetCookie({
    name: localeKey,
    value: locale,
    path: '/',
    sameSite: 'lax',
    secure: new URL(publicUrl).protocol === 'https:',
    maxAge: yearInSeconds,
  });
}
