import { caseRefusals } from '../cases/refusals';
import { staffRefusals } from '../staff/refusals';
import { sharedRefusals } from '../shared/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const reportsRefusals = defineRefusals({
  /** Nothing of what was reported can be removed: its words were only in a chat, or it is gone. */
  'nothing-to-remove': nothing,
});

const refusals = { ...sharedRefusals, ...staffRefusals, ...caseRefusals, ...reportsRefusals };

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
