import { findReviewStanding } from '../age-reviews/find-age-review';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { decideAgeStanding, type AgeStanding } from './decide-age-standing';
import { findAgeCheck, noteAgeCheck } from './find-age-check';
import { ageChecksSettings } from './settings';

export type { AgeStanding };

/**
 * Reads what a person must do about their age before they talk, by `decideAgeStanding`; whoever is known to
 * be in no listed country costs no query more. Notes who was seen in one.
 */
export async function resolveAgeStanding(
  context: DomainContext,
  person: Person,
  country: string | undefined,
): Promise<AgeStanding> {
  const { age_check_countries: listed } = await context.settings(ageChecksSettings);
  const facts = { review: await findReviewStanding(context.db, person), country, listed };
  let decision = decideAgeStanding(facts);
  while (decision.kind === 'needs') {
    decision = decideAgeStanding({ ...facts, known: await findAgeCheck(context.db, person) });
  }
  if (decision.isNoted) await noteAgeCheck(context.db, person, context.now());
  return decision.standing;
}
