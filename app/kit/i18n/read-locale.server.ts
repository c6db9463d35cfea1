import { parseCookie, stringifySetCookie } from 'cookie';
import Negotiator from 'negotiator';
import { languageCookie } from '~/domain/profile/requested-language';
import type { productSettings } from '~/domain/settings/settings';
import type { SettingsOf } from '~/domain/shared/define-settings';
import { fallbackLocale, findLocale } from './locales';

/** Also the query parameter's name, and the key under which a browser keeps its choice. */
export const localeKey = languageCookie;

export const yearInSeconds = 365 * 24 * 3600;

/** A request as Node reads it. */
interface Asking {
  originalUrl: string;
  headers: { cookie?: string | undefined; 'accept-language'?: string | undefined };
}

export interface AskedLocale {
  locale: string;
  /** Somebody chose it, now by the address or earlier; else it is the best guess. */
  by: 'address' | 'cookie' | 'guess';
}

/**
 * The released language a request asks for: by ?lng, then by the cookie, then by the browser's
 * languages. What a browser keeps in its storage comes between the last two and is sent as a choice
 * by its script (`useLanguage`).
 */
export function readLocale(
  { originalUrl, headers }: Asking,
  { 'locales.released': released }: Pick<SettingsOf<typeof productSettings>, 'locales.released'>,
): AskedLocale {
  const [, search] = originalUrl.split('?', 2);
  const asked = search && findLocale(released, new URLSearchParams(search).get(localeKey) ?? '');
  if (asked) return { locale: asked, by: 'address' };
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

/** Keeps a choice for a year. It names no person, and the browser's script may read it. */
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
