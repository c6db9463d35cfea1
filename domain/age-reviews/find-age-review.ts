import type { Knex } from 'knex';
import type { Person } from '../shared/person';
import { readTogether } from '../shared/reading/read-together';
import { reviewStatus, type AgeReview, type ReviewStatus } from './decide-age-review';

export type { ReviewStatus };

/** Returns the review of a person's age, if there is one. */
export async function findAgeReview(
  db: Knex,
  { id }: Pick<Person, 'id'>,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<AgeReview | undefined> {
  const rows = db('age_reviews')
    .where({ person_id: id })
    .select(
      'doubted_at',
      'confirmed_at',
      'unanswered_messages',
      'check_at',
      'held_at',
      'lifted_at',
      'lifted_by',
      'arose_at',
    );
  const [review] = await readTogether<AgeReview>(db, forUpdate ? rows.forUpdate() : rows, {
    doubted_at: true,
    confirmed_at: true,
    check_at: true,
    held_at: true,
    lifted_at: true,
    arose_at: true,
  });
  return review;
}

/** Returns an SQL condition: the person with this id expression has an open question about their age. */
export const isAgeQuestionOpenSql = (personId: string): string =>
  `exists (select from age_reviews review
            where review.person_id = ${personId}
              and review.doubted_at is not null and review.confirmed_at is null)`;

/** Returns the status of a person's age review. */
export async function findReviewStatus(
  db: Knex,
  person: Pick<Person, 'id'>,
): Promise<ReviewStatus> {
  return reviewStatus(await findAgeReview(db, person));
}

/** Returns the ids of the held persons among those given. Runs one query for any number. */
export async function listHeld(db: Knex, personIds: readonly string[]): Promise<string[]> {
  if (personIds.length === 0) return [];
  return db('age_reviews')
    .whereRaw('person_id = any(?::uuid[])', [[...personIds]])
    .whereNotNull('held_at')
    .whereNull('lifted_at')
    .pluck('person_id');
}

/** Returns the time since which a person is held; null if they are not. */
export async function findReviewStart(db: Knex, person: Pick<Person, 'id'>): Promise<Date | null> {
  const review = await findAgeReview(db, person);
  return reviewStatus(review) === 'held' ? (review?.held_at ?? null) : null;
}
