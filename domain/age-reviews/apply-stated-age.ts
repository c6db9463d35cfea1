import type { Knex } from 'knex';
import { isClearlyUnderAge, type Verdict } from '../moderation/verdict';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { changeAgeReview } from './change-age-review';
import { holdPerson } from './hold-person';
import { ageReviewsSettings } from './settings';

/** What a person's words about their age led to; null where they said nothing of it. */
export type StatedAgeOutcome = 'held' | 'asked' | null;

/**
 * Draws the consequence of what a person's words say of their age, in the transaction that stores
 * what became of the words: whoever says clearly that they are under age is held, a first doubt has
 * them asked, the next one holds them.
 */
export async function applyStatedAge(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
  verdict: Verdict,
): Promise<StatedAgeOutcome> {
  if (!isAboutOwnAge(verdict)) return null;
  if (!isClearlyUnderAge(verdict)) {
    const { age_doubt_seconds: doubtSeconds } = await context.settings(ageReviewsSettings);
    const doubt = { kind: 'doubted', doubtSeconds } as const;
    const { leadsTo } = await changeAgeReview(trx, person, doubt, context.now());
    if (leadsTo === 'question') return 'asked';
  }
  await holdPerson(context, trx, person);
  return 'held';
}

/** Whether words say, or hint, that whoever wrote them is under age. */
export function isAboutOwnAge(verdict: Verdict): boolean {
  if (verdict.kind === 'allowed') return false;
  return verdict.findings.some(({ category }) => category === 'minor_self');
}
