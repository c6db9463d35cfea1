import type { Language } from '../hear/detect-language';
import { english } from './en';
import { french } from './fr';
import { german } from './de';
import { portuguese } from './pt';
import type { Repertoire } from './repertoire';
import { spanish } from './es';

/** What a character can say, by language. */
export const repertoires: Readonly<Record<Language, Repertoire>> = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
  pt: portuguese,
};
