import { accountStateRefusals } from '../account-states/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';
import { staffRefusals } from '../staff/refusals';

export const ageReviewRefusals = defineRefusals({
  /** What they said left a doubt: they are asked whether they are an adult. */
  'adult-confirmation-required': nothing,
  /** They said that they are under age: nothing more is taken from them. */
  under_age_review: nothing,
  /** Staff decide about a review that is over. */
  'not-under-review': nothing,
});

const known = {
  ...sharedRefusals,
  ...accountStateRefusals,
  ...staffRefusals,
  ...ageReviewRefusals,
};

export const refuse = refuserOf(known);
export type Refusal<Code extends keyof typeof known> = RefusalOf<typeof known, Code>;
