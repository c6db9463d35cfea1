import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from './refusal';

/** What several areas say, each of something of its own. */
export const sharedRefusals = defineRefusals({
  'not-found': nothing,
  /** A signed link or code that we did not give out, or that says something else. */
  'invalid-token': nothing,
  'too-many-attempts': details<{ retryAfterSeconds?: number }>(),
  /** Another mail is not sent yet. */
  'too-soon': details<{ retryAfterSeconds: number }>(),
});

export const refuse = refuserOf(sharedRefusals);
export type Refusal<Code extends keyof typeof sharedRefusals> = RefusalOf<
  typeof sharedRefusals,
  Code
>;
