interface Newcomer {
  hasPaid: boolean;
  meta: { isFirstPremiumSpecialOfferSeen: boolean };
}

/**
 * Whether the first premium offer follows once somebody has personalised their account, or closed
 * the form unfilled: the experiment is on, they have not paid yet and have not seen it.
 */
export function isWelcomeOfferDue(user: Newcomer, isExperimentOn: boolean): boolean {
  return isExperimentOn && !user.hasPaid && !user.meta.isFirstPremiumSpecialOfferSeen;
}
