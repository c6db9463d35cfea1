import type { Knex } from 'knex';
import { isClearlyUnderAge, type Verdict } from '../moderation/verdict';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { afterDoubt } from './age-review';
import { findAgeReview } from './find-age-review';
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
  if (isClearlyUnderAge(verdict)) return hold(context, trx, person);
  const { age_doubt_seconds } = await context.settings(ageReviewsSettings);
  const review = await lockReview(trx, person, context.now());
  if (afterDoubt(review, context.now(), age_doubt_seconds) === 'hold') {
    return hold(context, trx, person);
  }
  if (review?.doubtedAt === null || review?.confirmedAt) {
    await trx('age_reviews')
      .where({ person_id: person.id })
      .update({ doubted_at: context.now(), confirmed_at: null, arose_at: context.now() });
  }
  return 'asked';
}

/** Whether words say, or hint, that whoever wrote them is under age. */
export function isAboutOwnAge(verdict: Verdict): boolean {
  if (verdict.kind === 'allowed') return false;
  return verdict.findings.some(({ category }) => category === 'minor_self');
}

async function hold(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
): Promise<'held'> {
  await holdPerson(context, trx, person);
  return 'held';
}

/** Makes sure that there is a row to lock: of two doubts at once the second sees the first. */
async function lockReview(trx: Knex.Transaction, person: Person, now: Date) {
  await trx('age_reviews')
    .insert({
      person_id: person.id,
      person_kind: person.kind,
      doubted_at: now,
      arose_at: now,
    })
    .onConflict('person_id')
    .ignore();
  return findAgeReview(trx, person, { forUpdate: true });
}
