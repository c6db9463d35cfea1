import { parseCookie } from 'cookie';
import Negotiator from 'negotiator';

/** Where a browser keeps the language that somebody chose; also the query parameter of an address. */
export const languageCookie = 'lng';

/** A language with what narrows it (BCP 47), short enough to be kept. */
const languageTag = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i;

interface LanguageHeaders {
  cookie?: string | null | undefined;
  'accept-language'?: string | null | undefined;
}

/**
 * The language a client asks for as a BCP 47 tag, released or not: what was chosen, else the
 * browser's first. Undefined where nobody says.
 */
export function requestedLanguage(headers: LanguageHeaders): string | undefined {
  const chosen = parseCookie(headers.cookie ?? '')[languageCookie];
  const asked = { headers: { 'accept-language': headers['accept-language'] ?? '' } };
  const [first] = new Negotiator(asked).languages();
  return [chosen, first].find((tag) => tag !== undefined && languageTag.test(tag));
}
