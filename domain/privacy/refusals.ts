import { sessionRefusals } from '../sessions/refusals';
import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';

export const privacyRefusals = defineRefusals({
  'export-in-progress': nothing,
  'export-too-soon': details<{ retryAfterSeconds: number }>(),
  'export-expired': nothing,
});

const known = { ...sharedRefusals, ...sessionRefusals, ...privacyRefusals };

export const refuse = refuserOf(known);
export type Refusal<Code extends keyof typeof known> = RefusalOf<typeof known, Code>;
