import type { Knex } from 'knex';

/**
 * Attaches a visitor's age check to an account, in the caller's transaction. A pass of either counts
 * for both, and so does a requirement to pass a check.
 */
export async function attachAgeCheck(
  trx: Knex.Transaction,
  guestId: string,
  userId: string,
): Promise<void> {
  await trx.raw(
    `with moved as (
       delete from age_checks where person_id = ? returning required_at, passed_at, method
     )
     insert into age_checks (person_id, person_kind, required_at, passed_at, method)
     select ?, 'user', required_at, passed_at, method from moved
     on conflict (person_id) do update
        set passed_at = coalesce(age_checks.passed_at, excluded.passed_at),
            method = coalesce(age_checks.method, excluded.method)`,
    [guestId, userId],
  );
}

/** Removes a visitor's age check, in the caller's transaction. */
export async function removeAgeCheck(trx: Knex.Transaction, guestId: string): Promise<void> {
  await trx('age_checks').where({ person_id: guestId }).delete();
}
