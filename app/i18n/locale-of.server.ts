import { RemixI18Next } from 'remix-i18next/server';
import type { DomainContext } from '~/domain/shared/context';
import { localeCookie } from './locale-cookie.server';
import { fallbackLocale } from './options';

/** The released locale a request asks for: by ?lng, then the cookie, then the browser's languages. */
export async function localeOf(request: Request, domain: DomainContext): Promise<string> {
  const { 'locales.released': released } = await domain.settings();
  const detector = new RemixI18Next({
    detection: {
      supportedLanguages: released,
      fallbackLanguage: fallbackLocale,
      cookie: localeCookie,
      searchParamKey: 'lng',
      order: ['searchParams', 'cookie', 'header'],
    },
  });
  return detector.getLocale(request);
}
