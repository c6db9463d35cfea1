import type { ReviewStatus } from '../age-reviews/find-age-review';

export type AgeStatus =
  | 'not-required'
  | 'required'
  | 'passed'
  /**
   * Because of their own words they must confirm their age, or are held, in every country (age-reviews).
   */
  | 'to-confirm'
  | 'held';

interface AgeStatusFacts {
  /** The status of the review of what they said about their age. */
  review: ReviewStatus;
  /** Their country; undefined if it cannot be determined. */
  country: string | undefined;
  /** The countries in which ages are checked. */
  listed: readonly string[];
  /** Their stored age check; null if there is none, undefined if it has not been read. */
  ageCheck?: { isPassed: boolean } | null;
}

type AgeStatusDecision =
  { kind: 'stands'; status: AgeStatus; isNoted: boolean } | { kind: 'needs'; fact: 'age-check' };

/**
 * Decides what a person must do about their age before they chat. Their own words come first, unless
 * they have passed a check. Then their country decides, or a stored check if the country is not
 * available. A person in a listed country is recorded; a person in any other country needs no check.
 */
export function decideAgeStatus(facts: AgeStatusFacts): AgeStatusDecision {
  const { review, country, listed, ageCheck: stored } = facts;
  if (review === 'held') return stands(review);
  if (review !== 'clear') {
    if (stored === undefined) return { kind: 'needs', fact: 'age-check' };
    if (stored?.isPassed) return stands('passed');
    return stands(review === 'to-check' ? 'required' : review);
  }
  const isListed = country !== undefined && listed.includes(country);
  const isElsewhere = country !== undefined && !isListed;
  if (listed.length === 0 || isElsewhere) return stands('not-required');
  if (stored === undefined) return { kind: 'needs', fact: 'age-check' };
  if (stored) return stands(stored.isPassed ? 'passed' : 'required');
  return isListed ? { ...stands('required'), isNoted: true } : stands('not-required');
}

const stands = (status: AgeStatus) => ({ kind: 'stands', status, isNoted: false }) as const;
