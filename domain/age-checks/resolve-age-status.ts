import { findReviewStatus } from '../age-reviews/find-age-review';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { decideAgeStatus, type AgeStatus } from './decide-age-status';
import { findAgeCheck, noteAgeCheck } from './find-age-check';
import { ageChecksSettings } from './settings';

export type { AgeStatus };

/**
 * Returns what a person must do about their age before they chat, by `decideAgeStatus`. Records a
 * person seen in a listed country. A person known to be in another country costs no further query.
 */
export async function resolveAgeStatus(
  context: DomainContext,
  person: Person,
  country: string | undefined,
): Promise<AgeStatus> {
  const { age_check_countries: listed } = await context.settings(ageChecksSettings);
  const facts = { review: await findReviewStatus(context.db, person), country, listed };
  let decision = decideAgeStatus(facts);
  while (decision.kind === 'needs') {
    decision = decideAgeStatus({ ...facts, ageCheck: await findAgeCheck(context.db, person) });
  }
  if (decision.isNoted) await noteAgeCheck(context.db, person, context.now());
  return decision.status;
}
