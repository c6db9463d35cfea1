import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const creatorRefusals = defineRefusals({
  /** The person has no twin, or it is not live. */
  'twin-not-live': nothing,
});

export const refuse = refuserOf(creatorRefusals);
export type Refusal<Code extends keyof typeof creatorRefusals> = RefusalOf<
  typeof creatorRefusals,
  Code
>;
