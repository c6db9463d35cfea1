import { profileSettings } from '~/domain/profile/settings';
import { originCookie } from '~/domain/sessions/cookies';
import { httpCookie, type StoredInBrowser } from '../kit/browser/stored-in-browser';

/** The cookie with the origin of a visitor. */
export const profileStored: StoredInBrowser = async ({ domain }) => {
  const { marketing_origin_seconds } = await domain.settings(profileSettings);
  return [httpCookie(originCookie, 'origin', marketing_origin_seconds)];
};
