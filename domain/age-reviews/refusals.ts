import { defineRefusals, nothing } from '../shared/refusal';

export const ageReviewRefusals = defineRefusals({
  /** What they said left a doubt: they are asked whether they are an adult. */
  'adult-confirmation-required': nothing,
  /** They said that they are under age: nothing more is taken from them. */
  under_age_review: nothing,
});
