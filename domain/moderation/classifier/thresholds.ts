import type { Finding } from '../verdict';

/**
 * From which share of 'not safe' on a text is stopped, by what it most looks like. To miss
 * somebody in danger is the gravest mistake and a card too many the least, so distress takes the
 * least; an account is reviewed for its age, so that takes more; for the rest the classifier has
 * seen few lines and is heard only when it is all but sure (bench:moderation, held-out part).
 */
export const refuseFrom: Record<Finding['category'], number> = {
  crisis: 0.85,
  minor_self: 0.85,
  minors: 0.9,
  violence: 0.9,
  non_consent: 0.9,
  real_person: 0.92,
  trafficking: 0.9,
  drugs_and_weapons: 0.9,
  personal_data: 0.92,
  self_harm_promotion: 0.9,
  bestiality: 0.9,
  explicit: 0.9,
};

/** What is 'not safe' must also look like one thing, not a little like many. */
export const leastScore: Record<Finding['category'], number> = {
  crisis: 0.65,
  minor_self: 0.65,
  minors: 0.65,
  violence: 0.65,
  non_consent: 0.65,
  real_person: 0.75,
  trafficking: 0.65,
  drugs_and_weapons: 0.65,
  personal_data: 0.75,
  self_harm_promotion: 0.75,
  bestiality: 0.75,
  explicit: 0.75,
};
