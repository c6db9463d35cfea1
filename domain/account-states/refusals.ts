import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';

export const accountStateRefusals = defineRefusals({
  'state-not-reachable': nothing,
  /** The owner of the account may not sign in, so nothing is charged to them. */
  'account-not-open': nothing,
});

const refusals = { ...sharedRefusals, ...accountStateRefusals };

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
