import { askedLanguage } from '~/domain/profile/asked-language';

/** The language that a request's browser asks for, released or not (BCP 47). */
export function languageOf({ headers }: Request): string | undefined {
  return askedLanguage({
    cookie: headers.get('cookie'),
    'accept-language': headers.get('accept-language'),
  });
}
