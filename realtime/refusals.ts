import { defineRefusals, nothing, refuserOf, type RefusalOf } from '~/domain/shared/refusal';

/** The reasons for refusing a connection. */
const admissionRefusals = defineRefusals({
  unauthorized: nothing,
  'too-many-connections': nothing,
  unavailable: nothing,
});

export const refuse = refuserOf(admissionRefusals);
export type AdmissionRefusal = keyof typeof admissionRefusals;
export type Refusal<Code extends AdmissionRefusal> = RefusalOf<typeof admissionRefusals, Code>;
