import { characterRefusals } from '../characters/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';

export const referralRefusals = defineRefusals({
  'own-referral': nothing,
});

const known = { ...sharedRefusals, ...characterRefusals, ...referralRefusals };

export const refuse = refuserOf(known);
export type Refusal<Code extends keyof typeof known> = RefusalOf<typeof known, Code>;
