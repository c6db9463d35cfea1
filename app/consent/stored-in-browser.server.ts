import { consentCookie } from '~/domain/sessions/cookies';
import { httpCookie, type StoredInBrowser } from '../kit/browser/stored-in-browser';
import { cookieLives } from '../kit/session/cookies';

/** The choice about cookies. */
export const consentStored: StoredInBrowser = async () => [
  httpCookie(consentCookie, 'consent', cookieLives.consent / 1000),
];
