import { sessionRefusals } from '../sessions/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';

export const deletionRefusals = defineRefusals({
  /** The erasure has begun. */
  'too-late': nothing,
});

const refusals = { ...sharedRefusals, ...sessionRefusals, ...deletionRefusals };

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
