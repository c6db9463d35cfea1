import { ageCheckRefusals } from '../age-checks/refusals';
import { ageReviewRefusals } from '../age-reviews/refusals';
import { chatRefusals } from '../chat/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';

export const memoryRefusals = defineRefusals({
  /** It was forgotten too long ago to be restored, or was not forgotten. */
  'not-forgotten': nothing,
  /** The chat has the maximum number of facts. */
  'memory-full': nothing,
  /** The same fact is already stored. */
  'fact-known': nothing,
  /** The text shows signs of danger, so the chat answered it with the crisis card; no fact is stored. */
  'answered-in-chat': nothing,
});

const allRefusals = {
  ...sharedRefusals,
  ...ageCheckRefusals,
  ...ageReviewRefusals,
  ...chatRefusals,
  ...memoryRefusals,
};

export const refuse = refuserOf(allRefusals);
export type Refusal<Code extends keyof typeof allRefusals> = RefusalOf<typeof allRefusals, Code>;
