import type { ReviewStanding } from '../age-reviews/find-age-review';

export type AgeStanding =
  | 'not-required'
  | 'required'
  | 'passed'
  /** What they said has to be confirmed, or has them held, wherever they are (age-reviews). */
  | 'to-confirm'
  | 'held';

interface StandingFacts {
  /** What they said of their age themselves. */
  review: ReviewStanding;
  /** Where they are; undefined where nobody can say. */
  country: string | undefined;
  /** Where ages are checked. */
  listed: readonly string[];
  /** What is noted of a check of theirs; null where nothing is, undefined where nobody looked. */
  known?: { isPassed: boolean } | null;
}

type StandingDecision =
  { kind: 'stands'; standing: AgeStanding; isNoted: boolean } | { kind: 'needs'; fact: 'known' };

/**
 * Decides what a person must do about their age before they talk. What they have said of it comes first,
 * unless they have passed a check; then whether they must pass a check, by where they are now, or by what was noted where nobody can
 * say. Whoever is in a listed country is noted; of whoever is known to be elsewhere nothing is asked.
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
