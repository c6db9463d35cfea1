import { offerSeconds } from '~/domain/deletions/offer-restore';
import { restoreCookie } from '~/domain/sessions/cookies';
import { httpCookie, type StoredInBrowser } from '../kit/browser/stored-in-browser';

/** The offer to keep an account that is closing. */
export const deletionsStored: StoredInBrowser = async () => [
  httpCookie(restoreCookie, 'step', offerSeconds),
];
