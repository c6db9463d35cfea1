import { legalNoticeCookie } from '~/domain/sessions/cookies';
import { httpCookie, type StoredInBrowser } from '../kit/browser/stored-in-browser';
import { cookieLives } from '../kit/session/cookies';

/** The dismissed notices of coming changes. */
export const legalStored: StoredInBrowser = async () => [
  httpCookie(legalNoticeCookie, 'notice', cookieLives.legalNotice / 1000),
];
