import { ageReviewRefusals } from '../age-reviews/refusals';
import { moderationRefusals } from '../moderation/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const profileRefusals = defineRefusals({
  /** Nobody reads the site in this language yet. */
  'not-released': nothing,
  'accounts.user-not-found': nothing,
  /** What was meant for a name tells of danger: nothing is kept, and help is named. */
  'help-is-there': nothing,
});

const known = { ...ageReviewRefusals, ...moderationRefusals, ...profileRefusals };

export const refuse = refuserOf(known);
export type Refusal<Code extends keyof typeof known> = RefusalOf<typeof known, Code>;
