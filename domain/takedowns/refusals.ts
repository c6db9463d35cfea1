import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';
import { staffRefusals } from '../staff/refusals';

export const takedownsRefusals = defineRefusals({
  /** What was reversed is taken down again by a new notice alone. */
  'notice-reversed': nothing,
});

const known = { ...sharedRefusals, ...staffRefusals, ...takedownsRefusals };

export const refuse = refuserOf(known);
export type Refusal<Code extends keyof typeof known> = RefusalOf<typeof known, Code>;
