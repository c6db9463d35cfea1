import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';

export const accountStateRefusals = defineRefusals({
  'state-not-reachable': nothing,
});

const known = { ...sharedRefusals, ...accountStateRefusals };

export const refuse = refuserOf(known);
export type Refusal<Code extends keyof typeof known> = RefusalOf<typeof known, Code>;
