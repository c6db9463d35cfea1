interface Newcomer {
  hasPaid: boolean;
  meta: { isFirstPremiumSpecialOfferSeen: boolean };
}

/**
 * Checks whether the first premium offer is shown after a person has completed or closed the
 * personalisation form: the experiment is on, and they have neither paid nor seen the offer.
 */
export function isWelcomeOfferDue(user: Newcomer, isExperimentOn: boolean): boolean {
  return isExperimentOn && !user.hasPaid && !user.meta.isFirstPremiumSpecialOfferSeen;
}
