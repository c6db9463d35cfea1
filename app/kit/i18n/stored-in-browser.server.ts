import { keptInBrowser, type StoredInBrowser } from '../browser/stored-in-browser';
import { yearInSeconds } from './read-locale.server';
import { languageKey } from './stored-language';

/** The language that was chosen. */
export const languageStored: StoredInBrowser = async () => [
  { name: languageKey, place: 'cookie', use: 'language', lasts: yearInSeconds },
  keptInBrowser(languageKey, 'language'),
];
