import type { ReviewStanding } from '../age-reviews/find-age-review';

export type AgeStanding =
  | 'not-required'
  | 'required'
  | 'passed'
  /**
   * Because of their own words they must confirm their age, or are held, in every country (age-reviews).
   */
  | 'to-confirm'
  | 'held';

interface StandingFacts {
  /** The status of the review of what they said about their age. */
  review: ReviewStanding;
  /** Their country; undefined if it cannot be determined. */
  country: string | undefined;
  /** The countries in which ages are checked. */
  listed: readonly string[];
  /** Their stored age check; null if there is none, undefined if it has not been read. */
  known?: { isPassed: boolean } | null;
}

type StandingDecision =
  { kind: 'stands'; standing: AgeStanding; isNoted: boolean } | { kind: 'needs'; fact: 'known' };

/**
 * Decides what a person must do about their age before they chat. Their own words come first, unless
 * they have passed a check. Then their country decides, or a stored check if the country is not
 * available. A person in a listed country is recorded; a person in any other country needs no check.
 */
export function decideAgeStanding(facts: StandingFacts): StandingDecision {
  const { review, country, listed, known } = facts;
  if (review === 'held') return stands(review);
  if (review !== 'clear') {
    if (known === undefined) return { kind: 'needs', fact: 'known' };
    if (known?.isPassed) return stands('passed');
    return stands(review === 'to-check' ? 'required' : review);
  }
  const isListed = country !== undefined && listed.includes(country);
  const isElsewhere = country !== undefined && !isListed;
  if (listed.length === 0 || isElsewhere) return stands('not-required');
  if (known === undefined) return { kind: 'needs', fact: 'known' };
  if (known) return stands(known.isPassed ? 'passed' : 'required');
  return isListed ? { ...stands('required'), isNoted: true } : stands('not-required');
}

const stands = (standing: AgeStanding) => ({ kind: 'stands', standing, isNoted: false }) as const;
