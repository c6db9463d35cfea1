import { findReviewStanding } from '../age-reviews/find-age-review';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { decideAgeStanding, type AgeStanding } from './decide-age-standing';
import { findAgeCheck, noteAgeCheck } from './find-age-check';
import { ageChecksSettings } from './settings';

export type { AgeStanding };

/**
 * Returns what a person must do about their age before they chat, by `decideAgeStanding`. Records a
 * person seen in a listed country. A person known to be in another country costs no further query.
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
