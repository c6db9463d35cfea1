import { ageReviewRefusals } from '../age-reviews/refusals';
import { credentialRefusals } from '../credentials/refusals';
import { secondFactorRefusals } from '../second-factors/refusals';
import { sessionRefusals } from '../sessions/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';

export const accountRefusals = defineRefusals({
  'wrong-credentials': nothing,
  'second-factor-required': nothing,
  suspended: nothing,
  /** The account is being deleted; its owner may still keep it. */
  closing: nothing,
  terminated: nothing,
});

const refusals = {
  ...sharedRefusals,
  ...sessionRefusals,
  ...credentialRefusals,
  ...secondFactorRefusals,
  ...ageReviewRefusals,
  ...accountRefusals,
};

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
