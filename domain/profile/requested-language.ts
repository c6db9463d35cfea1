import { parseCookie } from 'cookie';
import Negotiator from 'negotiator';

/** The cookie with the language that a person chose; also the name of the query parameter. */
export const languageCookie = 'lng';

/** Matches a BCP 47 language tag that is short enough to store. */
const languageTag = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i;

interface LanguageHeaders {
  cookie?: string | null | undefined;
  'accept-language'?: string | null | undefined;
}

/**
 * Returns the language that a client requests as a BCP 47 tag, released or not: the chosen one, else the
 * browser's first. Undefined if there is none.
 */
export function requestedLanguage(headers: LanguageHeaders): string | undefined {
  const chosen = parseCookie(headers.cookie ?? '')[languageCookie];
  const request = { headers: { 'accept-language': headers['accept-language'] ?? '' } };
  const [first] = new Negotiator(request).languages();
  return [chosen, first].find((tag) => tag !== undefined && languageTag.test(tag));
}
