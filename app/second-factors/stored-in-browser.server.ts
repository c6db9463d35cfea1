import { secondFactorsSettings } from '~/domain/second-factors/settings';
import { ticketCookie } from '~/domain/sessions/cookies';
import { httpCookie, type StoredInBrowser } from '../kit/browser/stored-in-browser';

/** The cookie of a sign-in that waits for its second factor. */
export const secondFactorsStored: StoredInBrowser = async ({ domain }) => {
  const { second_factor_seconds } = await domain.settings(secondFactorsSettings);
  return [httpCookie(ticketCookie, 'step', second_factor_seconds)];
};
