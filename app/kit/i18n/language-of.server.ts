import { requestedLanguage } from '~/domain/profile/requested-language';

/** Returns the language that the request's browser prefers, released or not (BCP 47). */
export function languageOf({ headers }: Request): string | undefined {
  return requestedLanguage({
    cookie: headers.get('cookie'),
    'accept-language': headers.get('accept-language'),
  });
}
