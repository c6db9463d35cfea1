import { mastersRefusals } from '../masters/refusals';
import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';
import type { ApprovalNeed } from './decide-approval';

export const creatorReviewsRefusals = defineRefusals({
  /** Something of the person's is not done yet. */
  'model-not-ready': details<{ data: { missing: ApprovalNeed[] } }>(),
  /** The model is not declined and not waiting, or is live. */
  'model-not-waiting': nothing,
  /** The step is in this state already, or a live model depends on it. */
  'step-stays': nothing,
});

const allRefusals = { ...sharedRefusals, ...mastersRefusals, ...creatorReviewsRefusals };

export const refuse = refuserOf(allRefusals);
export type Refusal<Code extends keyof typeof allRefusals> = RefusalOf<typeof allRefusals, Code>;
