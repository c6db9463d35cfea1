import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const feedRefusals = defineRefusals({
  'premium-only': nothing,
});

export const refuse = refuserOf(feedRefusals);
export type Refusal<Code extends keyof typeof feedRefusals> = RefusalOf<typeof feedRefusals, Code>;
