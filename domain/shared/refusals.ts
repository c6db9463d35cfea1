import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from './refusal';

/** The refusals that several areas share. */
export const sharedRefusals = defineRefusals({
  'not-found': nothing,
  /** The signed link or code is forged or altered. */
  'invalid-token': nothing,
  'too-many-attempts': details<{ retryAfterSeconds?: number }>(),
  /** The next mail cannot be sent yet. */
  'too-soon': details<{ retryAfterSeconds: number }>(),
});

export const refuse = refuserOf(sharedRefusals);
export type Refusal<Code extends keyof typeof sharedRefusals> = RefusalOf<
  typeof sharedRefusals,
  Code
>;
