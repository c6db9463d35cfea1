import { sessionRefusals } from '../sessions/refusals';
import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';

export const credentialRefusals = defineRefusals({
  'wrong-password': nothing,
  'invalid-code': nothing,
  'expired-code': nothing,
  'used-token': nothing,
  'expired-token': nothing,
  /** The address is theirs already. */
  'same-email': nothing,
  'password-too-short': details<{ data: { length: number } }>(),
  'password-too-long': details<{ data: { length: number } }>(),
  'password-too-common': nothing,
});

const refusals = { ...sharedRefusals, ...sessionRefusals, ...credentialRefusals };

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
