import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const characterRefusals = defineRefusals({
  /** There is no such character, or it was withdrawn. */
  'no-such-character': nothing,
  /** The person has blocked it. */
  'character-blocked': nothing,
});

export const refuse = refuserOf(characterRefusals);
export type Refusal<Code extends keyof typeof characterRefusals> = RefusalOf<
  typeof characterRefusals,
  Code
>;
