import { sessionRefusals } from '../sessions/refusals';
import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { staffRefusals } from '../staff/refusals';

export const payoutRefusals = defineRefusals({
  /** It does not exist, was removed, or is another person's. */
  'no-such-payout-method': nothing,
  'no-such-payout': nothing,
  'no-such-payout-batch': nothing,
  /** A field of the method is not right. */
  'payout-details': details<{ field: string; problem: DetailsProblem }>(),
  'too-many-payout-methods': nothing,
  /** An open request goes to this method. */
  'payout-method-in-use': nothing,
  'payout-method-not-approved': nothing,
  /** It was decided before. */
  'payout-method-decided': nothing,
  /** No provider pays to such a destination now. */
  'payout-kind-unavailable': nothing,
  /** One request at a time. */
  'payout-open': nothing,
  'payout-too-small': details<{ minimumMinor: number; currency: string }>(),
  'payout-exceeds-payable': details<{ payableMinor: number; currency: string }>(),
  /** Its state does not allow this. */
  'payout-not-open': nothing,
  /** The details of the method were changed or rejected after the request. */
  'payout-method-changed': nothing,
  /** Staff put it on hold. */
  'payout-held': nothing,
  /** Another person has to approve, with a role that may approve such a sum. */
  'payout-needs-another': nothing,
  /** The typed sum is not that of the payout. */
  'payout-sum-differs': nothing,
  /** No approved payout waits for such a file. */
  'nothing-to-batch': nothing,
  /** The settings name no account that pays. */
  'no-paying-account': nothing,
});

/** The problem of a field of a method. */
export type DetailsProblem =
  | 'required'
  | 'iban'
  | 'iban-country'
  | 'routing'
  | 'account'
  | 'bic'
  | 'address'
  | 'other-network'
  | 'state';

const refusals = { ...payoutRefusals, ...sessionRefusals, ...staffRefusals };

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
