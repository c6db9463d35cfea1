import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { walletRefusals } from '../wallet/refusals';

export const generationsRefusals = defineRefusals({
  /** The person has reached the limit of their tier, for open orders or for a day. */
  'generation-limit': details<{ data: { limit: number; per: 'moment' | 'day' } }>(),
  'no-such-generation': nothing,
  /** Generation has begun, or has ended. */
  'generation-begun': nothing,
});

const allRefusals = { ...walletRefusals, ...generationsRefusals };

export const refuse = refuserOf(allRefusals);
export type Refusal<Code extends keyof typeof allRefusals> = RefusalOf<typeof allRefusals, Code>;
