import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const profileRefusals = defineRefusals({
  /** Nobody reads the site in this language yet. */
  'not-released': nothing,
  'accounts.user-not-found': nothing,
});

export const refuse = refuserOf(profileRefusals);
export type Refusal<Code extends keyof typeof profileRefusals> = RefusalOf<
  typeof profileRefusals,
  Code
>;
