import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import type { Outcome, StepAnswers } from './wizard';

export const wizardRefusals = defineRefusals({
  /** The step was saved with other values since the page was rendered; `holds` has the current ones. */
  'draft-changed': details<{ holds: StepAnswers }>(),
  /** Earlier steps are not done; `step` is the first of them. */
  'draft-incomplete': details<{ step: string }>(),
  /** The draft was already submitted. */
  'draft-submitted': details<{ outcome: Outcome }>(),
  /** The value of this field is no longer valid in the step. */
  'answer-not-valid': details<{ field: string }>(),
  /** The draft belongs to another person. */
  'no-such-draft': nothing,
});

export const refuse = refuserOf(wizardRefusals);
export type Refusal<Code extends keyof typeof wizardRefusals> = RefusalOf<
  typeof wizardRefusals,
  Code
>;
