import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';

export const sessionRefusals = defineRefusals({
  /** The caller is no longer signed in. */
  'no-session': nothing,
  /** The last proof of the person's identity is too old. */
  'proof-required': nothing,
  'session-not-known': nothing,
  'session-expired': nothing,
  'session-revoked': nothing,
  /** A refresh token was used twice, so the session has ended. */
  'session-reused': nothing,
});

const refusals = { ...sharedRefusals, ...sessionRefusals };

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
