import { paymentRefusals } from '../payments/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const creatorIdentityRefusals = defineRefusals({
  /** The user has begun no application. */
  'kyc-no-application': nothing,
  'kyc-approved': nothing,
  'kyc-no-attempts-left': nothing,
  /** Another call is just beginning an attempt. */
  'kyc-beginning': nothing,
  'kyc-not-in-progress': nothing,
  /** No provider is set, or it cannot be reached now. */
  'kyc-unavailable': nothing,
});

const refusals = { ...creatorIdentityRefusals, ...paymentRefusals };

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
