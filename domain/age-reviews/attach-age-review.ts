import type { Knex } from 'knex';

/**
 * Moves the doubt about a visitor's age to the account they sign in to, in the caller's transaction;
 * the later of two doubts counts. A hold stays with the visitor, whose token gives no access.
 */
export async function attachAgeReview(
  trx: Knex.Transaction,
  guestId: string,
  userId: string,
): Promise<void> {
  await trx.raw(
    `with moved as (
       delete from age_reviews where person_id = ? and (held_at is null or lifted_at is not null)
       returning doubted_at, confirmed_at, unanswered_messages, check_at, arose_at
     )
     insert into age_reviews (person_id, person_kind, doubted_at, confirmed_at,
                              unanswered_messages, check_at, arose_at)
     select ?, 'user', doubted_at, confirmed_at, unanswered_messages, check_at, arose_at
       from moved where doubted_at is not null
     on conflict (person_id) do update
        set doubted_at = excluded.doubted_at, confirmed_at = excluded.confirmed_at,
            unanswered_messages = excluded.unanswered_messages, check_at = excluded.check_at,
            arose_at = excluded.arose_at
      where age_reviews.doubted_at is null or age_reviews.doubted_at < excluded.doubted_at`,
    [guestId, userId],
  );
}
