import { accountStateRefusals } from '../account-states/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';
import { staffRefusals } from '../staff/refusals';

export const ageReviewRefusals = defineRefusals({
  /** Their words left a doubt: they must confirm that they are an adult. */
  'adult-confirmation-required': nothing,
  /** They said that they are under age: no further input is accepted. */
  under_age_review: nothing,
  /** The review is already decided. */
  'not-under-review': nothing,
});

const refusals = {
  ...sharedRefusals,
  ...accountStateRefusals,
  ...staffRefusals,
  ...ageReviewRefusals,
};

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
