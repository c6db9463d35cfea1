import { referralsSettings } from '~/domain/referrals/settings';
import { referralCookie } from '~/domain/sessions/cookies';
import { httpCookie, type StoredInBrowser } from '../kit/browser/stored-in-browser';

/** The cookie with the referral link of a visitor. */
export const referralsStored: StoredInBrowser = async ({ domain }) => {
  const { referral_seconds } = await domain.settings(referralsSettings);
  return [httpCookie(referralCookie, 'referral', referral_seconds)];
};
