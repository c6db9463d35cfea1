import type { Knex } from 'knex';

/**
 * Hands what is noted of a visitor to an account, in the caller's transaction: a pass of either is
 * a pass of both, and so is the need of one.
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

/** Forgets what is noted of a visitor, in the caller's transaction. */
export async function removeAgeCheck(trx: Knex.Transaction, guestId: string): Promise<void> {
  await trx('age_checks').where({ person_id: guestId }).delete();
}
