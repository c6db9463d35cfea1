import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const offerRefusals = defineRefusals({
  'no-such-offer': nothing,
  /** It is sold to others, or to testers alone. */
  'offer-not-for-you': nothing,
  /** Its time is over, or has not come. */
  'offer-ended': nothing,
  'offer-used': nothing,
  /** Of those made for them they have as many as anybody may. */
  'too-many-packs': nothing,
});

export const refuse = refuserOf(offerRefusals);
export type Refusal<Code extends keyof typeof offerRefusals> = RefusalOf<
  typeof offerRefusals,
  Code
>;
