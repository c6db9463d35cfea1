import { credentialRefusals } from '../credentials/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';

export const identityRefusals = defineRefusals({
  'no-email': nothing,
  /** The address already has an account: its owner must enter a code that is mailed to it. */
  'proof-needed': nothing,
  'token-not-genuine': nothing,
  'provider-unavailable': nothing,
});

const allRefusals = { ...sharedRefusals, ...credentialRefusals, ...identityRefusals };

export const refuse = refuserOf(allRefusals);
export type Refusal<Code extends keyof typeof allRefusals> = RefusalOf<typeof allRefusals, Code>;
