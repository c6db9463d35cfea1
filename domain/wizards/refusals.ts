import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import type { Outcome, StepAnswers } from './wizard';

export const wizardRefusals = defineRefusals({
  /** The step was saved otherwise since the page was drawn: what it holds now. */
  'draft-changed': details<{ holds: StepAnswers }>(),
  /** Steps come first, the earliest of which this is. */
  'draft-incomplete': details<{ step: string }>(),
  /** It was submitted already. */
  'draft-submitted': details<{ outcome: Outcome }>(),
  /** A value of this field that fits the step no more. */
  'answer-not-valid': details<{ field: string }>(),
  /** The draft is somebody else's. */
  'no-such-draft': nothing,
});

export const refuse = refuserOf(wizardRefusals);
export type Refusal<Code extends keyof typeof wizardRefusals> = RefusalOf<
  typeof wizardRefusals,
  Code
>;
