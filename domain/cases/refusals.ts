import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const caseRefusals = defineRefusals({
  'no-such-case': nothing,
  'too-many-open-reports': nothing,
});

export const refuse = refuserOf(caseRefusals);
export type Refusal<Code extends keyof typeof caseRefusals> = RefusalOf<typeof caseRefusals, Code>;
