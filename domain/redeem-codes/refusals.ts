import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const redeemCodeRefusals = defineRefusals({
  'code-unknown': nothing,
  /** All its uses are used. */
  'code-used': nothing,
  /** Its time is over, or staff disabled it. */
  'code-expired': nothing,
  'code-not-yet': nothing,
  /** It is for new accounts. */
  'code-not-for-account': nothing,
  /** This person has redeemed it, or another code of its batch of which each person may have one. */
  'code-had-already': nothing,
  /** Staff: no batch has this id. */
  'no-such-batch': nothing,
  /** Staff: its codes were created and shown before. */
  'codes-issued': nothing,
  /** Staff: its end is not after its start, or has passed. */
  'batch-times': nothing,
});

export const refuse = refuserOf(redeemCodeRefusals);
export type Refusal<Code extends keyof typeof redeemCodeRefusals> = RefusalOf<
  typeof redeemCodeRefusals,
  Code
>;
