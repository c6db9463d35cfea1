import { referralsSettings } from '~/domain/referrals/settings';
import { referralCookie } from '~/domain/sessions/cookies';
import { httpCookie, type StoredInBrowser } from '../kit/browser/stored-in-browser';

/** By whose link a visitor came. */
export const referralsStored: StoredInBrowser = async ({ domain }) => {
  const { referral_seconds } = await domain.settings(referralsSettings);
  return [httpCookie(referralCookie, 'referral', referral_seconds)];
};
