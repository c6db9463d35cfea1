import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const ageCheckRefusals = defineRefusals({
  'age-check-required': nothing,
  /** The check that somebody comes back from is another person's. */
  'age-check-not-yours': nothing,
  /** The service cannot be had. */
  'age-service-unavailable': nothing,
  /** The service answers what cannot be used. */
  'age-service-invalid': nothing,
});

export const refuse = refuserOf(ageCheckRefusals);
export type Refusal<Code extends keyof typeof ageCheckRefusals> = RefusalOf<
  typeof ageCheckRefusals,
  Code
>;
