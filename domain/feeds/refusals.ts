import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusals';

export const feedRefusals = defineRefusals({
  'premium-only': nothing,
});

export const refuse = refuserOf(feedRefusals);
export type Refusal<Code extends keyof typeof feedRefusals> = RefusalOf<typeof feedRefusals, Code>;
