import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';
import { staffRefusals } from '../staff/refusals';

export const takedownsRefusals = defineRefusals({
  /** Only a new notice can take down again what was reversed. */
  'notice-reversed': nothing,
});

const refusals = { ...sharedRefusals, ...staffRefusals, ...takedownsRefusals };

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
