import { accountStateRefusals } from '../account-states/refusals';
import { staffRefusals } from '../staff/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const subscriptionRefusals = defineRefusals({
  /** No plan with this id is on sale to this person. */
  'no-such-plan': nothing,
  /** They have a subscription, which can be changed but not bought again. */
  'subscription-running': nothing,
  /** They have already subscribed, or their time for the offer has ended. */
  'special-offer-over': nothing,
  /** The bonus that was shown is no longer given. */
  'bonus-offer-over': nothing,
  'no-subscription': nothing,
  /** A due payment has to be made first. */
  'payment-due': nothing,
  /** Only a plan that renews can be paused, for one of the lengths that are offered. */
  'pause-not-possible': nothing,
  /** The last pause began less than `pause_every_months` before this one would. */
  'pause-used': nothing,
  /** The price of the plan differs from the shown one. */
  'plan-price-changed': nothing,
  /** The step does not follow the current one of the cancellation flow. */
  'step-out-of-order': nothing,
});

const refusals = { ...accountStateRefusals, ...staffRefusals, ...subscriptionRefusals };

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
