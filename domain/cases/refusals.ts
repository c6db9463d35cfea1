import { sharedRefusals } from '../shared/refusals';
import { staffRefusals } from '../staff/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const caseRefusals = defineRefusals({
  'no-such-case': nothing,
  'too-many-open-reports': nothing,
  /** The case was answered or decided before. */
  'case-resolved': nothing,
  /** Neither a text nor a canned answer was given. */
  'answer-missing': nothing,
  /** Another canned answer has this name. */
  'answer-name-taken': nothing,
});

const refusals = { ...sharedRefusals, ...staffRefusals, ...caseRefusals };

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
