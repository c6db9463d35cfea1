import type { Knex } from 'knex';
import type { Person } from '../shared/person';
import { decideAgeReview, type AgeReviewEvent } from './decide-age-review';
import { findAgeReview } from './find-age-review';

/**
 * Applies `decideAgeReview` to the stored review of a person's age and returns the changes. Locks the
 * review until the transaction ends. Of two concurrent first doubts, the second one sees the first.
 */
export async function changeAgeReview(
  trx: Knex.Transaction,
  person: Person,
  event: AgeReviewEvent,
  now: Date,
): Promise<ReturnType<typeof decideAgeReview>> {
  const first = decideAgeReview(undefined, event, now);
  if (first) {
    const made = await trx('age_reviews')
      .insert({ person_id: person.id, person_kind: person.kind, arose_at: now, ...first })
      .onConflict('person_id')
      .ignore()
      .returning('person_id');
    if (made.length > 0) return first;
  }
  const review = await findAgeReview(trx, person, { forUpdate: true });
  const changes = decideAgeReview(review, event, now);
  if (review && changes) {
    await trx('age_reviews').where({ person_id: person.id }).update(changes);
  }
  return changes;
}
