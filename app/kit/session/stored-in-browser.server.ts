import * as names from '~/domain/sessions/cookies';
import { sessionsSettings } from '~/domain/sessions/settings';
import { viewersSettings } from '~/domain/viewers/settings';
import { httpCookie, type StoredInBrowser } from '../browser/stored-in-browser';
import { cookieLives } from './cookies';
import { yearInSeconds } from '../i18n/read-locale.server';
import { timeZoneName } from './read-cookies';
import { freshSeconds } from './stay-fresh';

/**
 * The cookies that identify the session, visitor and browser. The page's scripts also write the last two.
 */
export const sessionStored: StoredInBrowser = async ({ domain }) => {
  const [sessions, viewers] = await Promise.all([
    domain.settings(sessionsSettings),
    domain.settings(viewersSettings),
  ]);
  return [
    httpCookie(names.accessCookie, 'session', sessions.access_token_seconds),
    httpCookie(names.refreshCookie, 'session', sessions.session_seconds),
    httpCookie(names.guestCookie, 'visitor', viewers.guest_seconds),
    httpCookie(names.deviceCookie, 'device', cookieLives.device / 1000),
    httpCookie(names.linkCookie, 'step', cookieLives.link / 1000),
    { name: names.freshCookie, place: 'cookie', use: 'fresh', lasts: freshSeconds },
    { name: timeZoneName, place: 'cookie', use: 'zone', lasts: yearInSeconds },
  ];
};
