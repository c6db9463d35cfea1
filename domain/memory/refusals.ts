import { ageCheckRefusals } from '../age-checks/refusals';
import { ageReviewRefusals } from '../age-reviews/refusals';
import { chatRefusals } from '../chat/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';

export const memoryRefusals = defineRefusals({
  /** It was forgotten too long ago to be brought back, or never was. */
  'not-forgotten': nothing,
  /** As many facts as a chat may have. */
  'memory-full': nothing,
  /** The same is known already. */
  'fact-known': nothing,
  /** Somebody in danger was answered in the chat; nothing is kept of it. */
  'answered-in-chat': nothing,
});

const known = {
  ...sharedRefusals,
  ...ageCheckRefusals,
  ...ageReviewRefusals,
  ...chatRefusals,
  ...memoryRefusals,
};

export const refuse = refuserOf(known);
export type Refusal<Code extends keyof typeof known> = RefusalOf<typeof known, Code>;
