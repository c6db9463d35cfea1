import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';

export const sessionRefusals = defineRefusals({
  /** Whoever asks is signed in no more. */
  'no-session': nothing,
  /** It was too long ago that they showed that it is them. */
  'proof-required': nothing,
  'session-not-known': nothing,
  'session-expired': nothing,
  'session-revoked': nothing,
  /** A refresh token came a second time: the session is ended. */
  'session-reused': nothing,
});

const known = { ...sharedRefusals, ...sessionRefusals };

export const refuse = refuserOf(known);
export type Refusal<Code extends keyof typeof known> = RefusalOf<typeof known, Code>;
