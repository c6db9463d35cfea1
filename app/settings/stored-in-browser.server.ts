import { leavingCookie } from '~/domain/sessions/cookies';
import { httpCookie, type StoredInBrowser } from '../kit/browser/stored-in-browser';
import { keptSeconds } from './server/stored-leaving.server';

/** What somebody typed who wants to leave. */
export const settingsStored: StoredInBrowser = async () => [
  httpCookie(leavingCookie, 'step', keptSeconds),
];
