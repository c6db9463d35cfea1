import { credentialRefusals } from '../credentials/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';

export const secondFactorRefusals = defineRefusals({
  /** The ticket has expired or belongs to another browser: the sign-in has to start again. */
  'no-ticket': nothing,
  'passkey-refused': nothing,
  'no-factor': nothing,
  /** A holder has at most one app. */
  'app-exists': nothing,
  /** The last factor of a holder who must have one cannot be removed. */
  'last-factor': nothing,
});

const refusals = { ...sharedRefusals, ...credentialRefusals, ...secondFactorRefusals };

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
