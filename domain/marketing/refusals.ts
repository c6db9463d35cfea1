import { sharedRefusals } from '../shared/refusals';
import { staffRefusals } from '../staff/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const marketingRefusals = defineRefusals({
  /** The address already gets no promotional mail. */
  'unsubscribed-already': nothing,
  /** The person complained at the mail provider, so only they can end the unsubscription. */
  'unsubscribed-by-complaint': nothing,
});

const refusals = { ...sharedRefusals, ...staffRefusals, ...marketingRefusals };

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
