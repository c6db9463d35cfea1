import type { ageReviewRefusals as codes } from '~/domain/age-reviews/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const ageReviewsRefusals = {
  'adult-confirmation-required': {
    status: 403,
    message: 'Adult confirmation required',
    key: 'Adult confirmation required',
  },
  under_age_review: {
    status: 403,
    message: 'The age of this person is under review. The site says how to prove it.',
    key: 'Age under review',
  },
  'not-under-review': { status: 409, message: 'Not under review', key: null },
} as const satisfies RefusalRows<typeof codes>;
