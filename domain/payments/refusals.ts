import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';
import { staffRefusals } from '../staff/refusals';

export const paymentRefusals = defineRefusals({
  /** There is none, or it is somebody else's. */
  'no-such-order': nothing,
  'order-paid': nothing,
  'order-expired': nothing,
  'no-such-payment': nothing,
  'no-such-card': nothing,
  'card-declined': details<{ declineCode: string | null; isRetryable: boolean }>(),
  'card-expired': nothing,
  /** This card's processor wants its code again. */
  'code-of-card-required': nothing,
  /** Nobody takes this order by these means. */
  'means-unavailable': nothing,
  /** The processor cannot be asked now. Nothing is charged twice for it: the order stays. */
  'provider-away': nothing,
  /** Money came that does not fit the order: somebody looks at it. */
  'payment-in-review': nothing,
  /** Nobody has to look at it, or somebody has. */
  'payment-not-in-review': nothing,
  /** Nothing came that is known in the currency of the order. */
  'nothing-to-approve': nothing,
  /** A limit against fraud holds until somebody has looked at it. */
  'purchases-paused': nothing,
  'too-many-cards': nothing,
  /** The only default, while there are others. */
  'default-card-stays': nothing,
  'nothing-to-refund': nothing,
  'refund-too-large': nothing,
  /** Somebody else has to agree. */
  'second-person-required': nothing,
  'no-such-refund': nothing,
  'no-such-decision': nothing,
  /** Webhooks that are not believed. */
  'webhook-forged': nothing,
  'webhook-stale': nothing,
  'webhook-malformed': nothing,
  'unknown-processor': nothing,
});

const known = { ...paymentRefusals, ...sharedRefusals, ...staffRefusals };

export const refuse = refuserOf(known);
export type Refusal<Code extends keyof typeof known> = RefusalOf<typeof known, Code>;
