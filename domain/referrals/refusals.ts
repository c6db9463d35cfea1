import { characterRefusals } from '../characters/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';

export const referralRefusals = defineRefusals({
  'own-referral': nothing,
});

const refusals = { ...sharedRefusals, ...characterRefusals, ...referralRefusals };

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
