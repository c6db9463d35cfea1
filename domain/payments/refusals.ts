import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';
import { staffRefusals } from '../staff/refusals';

export const paymentRefusals = defineRefusals({
  /** The order does not exist or belongs to another person. */
  'no-such-order': nothing,
  'order-paid': nothing,
  'order-expired': nothing,
  'no-such-payment': nothing,
  'no-such-card': nothing,
  'card-declined': details<{ declineCode: string | null; isRetryable: boolean }>(),
  'card-expired': nothing,
  /** The processor of this card requires the security code again. */
  'code-of-card-required': nothing,
  /** No processor accepts this way to pay for this order. */
  'means-unavailable': nothing,
  /** The processor is unavailable. The order remains open, and nothing is charged twice. */
  'provider-away': nothing,
  /** The received money does not match the order; staff review the payment. */
  'payment-in-review': nothing,
  /** The payment needs no review, or its review has ended. */
  'payment-not-in-review': nothing,
  /** No money in the currency of the order is known to have been received. */
  'nothing-to-approve': nothing,
  /** A limit against fraud applies until staff have reviewed it. */
  'purchases-paused': nothing,
  'too-many-cards': nothing,
  /** The default card cannot be removed while there are others. */
  'default-card-stays': nothing,
  'nothing-to-refund': nothing,
  'refund-too-large': nothing,
  /** Another member of staff has to approve. */
  'second-person-required': nothing,
  'no-such-refund': nothing,
  'no-such-decision': nothing,
  'no-such-dispute': nothing,
  /** The dispute has ended, so it needs no answer. */
  'dispute-over': nothing,
  /** Webhooks that cannot be trusted. */
  'webhook-forged': nothing,
  'webhook-stale': nothing,
  'webhook-malformed': nothing,
  'unknown-processor': nothing,
});

const refusals = { ...paymentRefusals, ...sharedRefusals, ...staffRefusals };

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
