import { characterRefusals } from '../characters/refusals';
import { walletRefusals } from '../wallet/refusals';
import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const postRefusals = defineRefusals({
  'no-such-post': nothing,
  'no-such-asset': nothing,
  'post-locked': nothing,
  'already-open': nothing,
  'not-sold-alone': nothing,
  'not-sold-by-card': nothing,
  'not-for-tokens': details<{ data: { opens: 'fanclub' | 'subscription' } }>(),
  'price-changed': details<{ data: { price: number } }>(),
});

const refusals = { ...characterRefusals, ...walletRefusals, ...postRefusals };

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
