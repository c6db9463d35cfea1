import { parseCookie, stringifySetCookie } from 'cookie';
import Negotiator from 'negotiator';
import { languageCookie } from '~/domain/profile/requested-language';
import type { DomainContext } from '~/domain/shared/context';
import { fallbackLocale, findLocale } from './locales';

/** Also the query parameter's name, and the key under which a browser keeps its choice. */
export const localeKey = languageCookie;

export const yearInSeconds = 365 * 24 * 3600;

interface AskedLocale {
  locale: string;
  /** Somebody chose it, now by the address or earlier; else it is the best guess. */
  by: 'address' | 'cookie' | 'guess';
}

/**
 * The released language a request asks for: by ?lng, then by the cookie, then by the browser's
 * languages. What a browser keeps in its storage comes between the last two and is sent as a choice
 * by its script (`useLanguage`).
 */
export async function readLocale(request: Request, domain: DomainContext): Promise<AskedLocale> {
  const { 'locales.released': released } = await domain.settings();
  const cookies = parseCookie(request.headers.get('cookie') ?? '');
  const asked = findLocale(released, new URL(request.url).searchParams.get(localeKey) ?? '');
  if (asked) return { locale: asked, by: 'address' };
  const kept = findLocale(released, cookies[localeKey] ?? '');
  if (kept) return { locale: kept, by: 'cookie' };
  return { locale: guessLocale(request, released), by: 'guess' };
}

function guessLocale(request: Request, released: readonly string[]): string {
  const headers = { 'accept-language': request.headers.get('accept-language') ?? '' };
  for (const tag of new Negotiator({ headers }).languages()) {
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
