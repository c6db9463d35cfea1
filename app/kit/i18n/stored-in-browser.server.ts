import { keptInBrowser, type StoredInBrowser } from '../browser/stored-in-browser';
import { yearInSeconds } from './read-locale.server';
import { languageKey } from './stored-language';

/** The cookie and the storage entry of the chosen language. */
export const languageStored: StoredInBrowser = async () => [
  { name: languageKey, place: 'cookie', use: 'language', lasts: yearInSeconds },
  keptInBrowser(languageKey, 'language'),
];
