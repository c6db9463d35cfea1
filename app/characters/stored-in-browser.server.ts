import { seedCookie } from '~/domain/sessions/cookies';
import { httpCookie, type StoredInBrowser } from '../kit/browser/stored-in-browser';

/** The order of the lists. */
export const charactersStored: StoredInBrowser = async () => [
  httpCookie(seedCookie, 'order', 'visit'),
];
