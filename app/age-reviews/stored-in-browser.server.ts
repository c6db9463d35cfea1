import { ageReviewsSettings } from '~/domain/age-reviews/settings';
import { ageReviewCookie } from '~/domain/sessions/cookies';
import { httpCookie, type StoredInBrowser } from '../kit/browser/stored-in-browser';

/** The person whose age is under review. */
export const ageReviewsStored: StoredInBrowser = async ({ domain }) => {
  const { under_age_review_seconds } = await domain.settings(ageReviewsSettings);
  return [httpCookie(ageReviewCookie, 'age', under_age_review_seconds)];
};
