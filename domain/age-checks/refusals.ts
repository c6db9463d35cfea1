import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const ageCheckRefusals = defineRefusals({
  'age-check-required': nothing,
  /** The check belongs to another person. */
  'age-check-not-yours': nothing,
  /** The service is unavailable. */
  'age-service-unavailable': nothing,
  /** The service's response is invalid. */
  'age-service-invalid': nothing,
});

export const refuse = refuserOf(ageCheckRefusals);
export type Refusal<Code extends keyof typeof ageCheckRefusals> = RefusalOf<
  typeof ageCheckRefusals,
  Code
>;
