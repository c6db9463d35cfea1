import { sessionRefusals } from '../sessions/refusals';
import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';

export const privacyRefusals = defineRefusals({
  'export-in-progress': nothing,
  'export-too-soon': details<{ retryAfterSeconds: number }>(),
  'export-expired': nothing,
});

const refusals = { ...sharedRefusals, ...sessionRefusals, ...privacyRefusals };

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
