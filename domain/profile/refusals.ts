import { ageReviewRefusals } from '../age-reviews/refusals';
import { moderationRefusals } from '../moderation/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const profileRefusals = defineRefusals({
  /** The site is not available in this language yet. */
  'not-released': nothing,
  'accounts.user-not-found': nothing,
  /** The text for a name shows signs of danger: it is not stored, and the person is referred to help. */
  'help-is-there': nothing,
});

const refusals = { ...ageReviewRefusals, ...moderationRefusals, ...profileRefusals };

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
