import { ageCookie, underAgeCookie } from '~/domain/sessions/cookies';
import { httpCookie, type StoredInBrowser } from '../kit/browser/stored-in-browser';
import { cookieLives } from '../kit/session/cookies';

/** The visitor's statement about their age. */
export const ageGateStored: StoredInBrowser = async () => [
  httpCookie(ageCookie, 'age', cookieLives.age / 1000),
  httpCookie(underAgeCookie, 'age', cookieLives.underAge / 1000),
];
