import { sharedRefusals } from '../shared/refusals';
import { staffRefusals } from '../staff/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const impersonationRefusals = defineRefusals({
  /** Another question to this person is open, or someone is looking. */
  'look-open-already': nothing,
  /** The person has not agreed, or no longer. */
  'look-not-agreed': nothing,
  /** The longest look is shorter. */
  'look-too-long': nothing,
});

const refusals = { ...sharedRefusals, ...staffRefusals, ...impersonationRefusals };

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
