import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const subscriptionRefusals = defineRefusals({
  /** No such plan is for sale to this person, or no longer. */
  'no-such-plan': nothing,
  /** They have a subscription: it can be changed, not bought again. */
  'subscription-running': nothing,
  /** They had their first period, or their time for the offer is over. */
  'special-offer-over': nothing,
  /** What was shown is not what is given any more. */
  'bonus-offer-over': nothing,
  'no-subscription': nothing,
  /** What is due comes first. */
  'payment-due': nothing,
  /** The plan costs something else than was shown. */
  'plan-price-changed': nothing,
  /** A step of leaving that does not follow from where one is. */
  'step-out-of-order': nothing,
});

export const refuse = refuserOf(subscriptionRefusals);
export type Refusal<Code extends keyof typeof subscriptionRefusals> = RefusalOf<
  typeof subscriptionRefusals,
  Code
>;
