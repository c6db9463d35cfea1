import { credentialRefusals } from '../credentials/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';

export const secondFactorRefusals = defineRefusals({
  /** Too long ago, or in another browser: the sign-in begins anew. */
  'no-ticket': nothing,
  'passkey-refused': nothing,
  'no-factor': nothing,
  /** One app is enough. */
  'app-exists': nothing,
  /** Who must have one keeps one. */
  'last-factor': nothing,
});

const known = { ...sharedRefusals, ...credentialRefusals, ...secondFactorRefusals };

export const refuse = refuserOf(known);
export type Refusal<Code extends keyof typeof known> = RefusalOf<typeof known, Code>;
