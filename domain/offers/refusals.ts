import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const offerRefusals = defineRefusals({
  'no-such-offer': nothing,
  /** It is sold to other people, or to testers only. */
  'offer-not-for-you': nothing,
  /** It has ended, or has not begun. */
  'offer-ended': nothing,
  'offer-used': nothing,
  /** The person has the maximum number of packs made for them. */
  'too-many-packs': nothing,
});

export const refuse = refuserOf(offerRefusals);
export type Refusal<Code extends keyof typeof offerRefusals> = RefusalOf<
  typeof offerRefusals,
  Code
>;
