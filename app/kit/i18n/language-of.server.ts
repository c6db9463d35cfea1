import { requestedLanguage } from '~/domain/profile/requested-language';

/** The language that a request's browser asks for, released or not (BCP 47). */
export function languageOf({ headers }: Request): string | undefined {
  return requestedLanguage({
    cookie: headers.get('cookie'),
    'accept-language': headers.get('accept-language'),
  });
}
