import { leavingCookie } from '~/domain/sessions/cookies';
import { httpCookie, type StoredInBrowser } from '../kit/browser/stored-in-browser';
import { keptSeconds } from './server/stored-leaving.server';

/** The input of a person who wants to delete their account. */
export const settingsStored: StoredInBrowser = async () => [
  httpCookie(leavingCookie, 'step', keptSeconds),
];
