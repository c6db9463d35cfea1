import { findReviewStanding } from '../age-reviews/find-age-review';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { findAgeCheck, noteAgeCheck } from './find-age-check';
import { ageChecksSettings } from './settings';

export type AgeStanding =
  | 'not-required'
  | 'required'
  | 'passed'
  /** What they said has to be confirmed, or has them held, wherever they are (age-reviews). */
  | 'to-confirm'
  | 'held';

/**
 * What somebody must do about their age before they talk. First comes what they said of it
 * themselves; then whether they must pass a check, by where they are now: undefined where nobody
 * can say, and then what was noted counts. Whoever is in a listed country is noted; whoever is known
 * to be elsewhere costs no query.
 */
export async function resolveAgeStanding(
  context: DomainContext,
  person: Person,
  country: string | undefined,
): Promise<AgeStanding> {
  const review = await findReviewStanding(context.db, person);
  if (review !== 'clear') return review;
  const { age_check_countries: listed } = await context.settings(ageChecksSettings);
  const isListed = country !== undefined && listed.includes(country);
  const isElsewhere = country !== undefined && !isListed;
  if (listed.length === 0 || isElsewhere) return 'not-required';
  const known = await findAgeCheck(context.db, person);
  if (known) return known.isPassed ? 'passed' : 'required';
  if (!isListed) return 'not-required';
  await noteAgeCheck(context.db, person, context.now());
  return 'required';
}
