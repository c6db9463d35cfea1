import type { Knex } from 'knex';

/** Adds a visitor's talk time to an account, in the caller's transaction. */
export async function attachTalkTime(
  trx: Knex.Transaction,
  guestId: string,
  userId: string,
): Promise<void> {
  await trx.raw(
    `with moved as (delete from talk_times where person_id = ? returning *)
     insert into talk_times as own (person_id, counted_to, used_ms, told_ms, country, region,
                                    paused_until, expires_at)
     select ?, counted_to, used_ms, told_ms, country, region, paused_until, expires_at from moved
     on conflict (person_id) do update
        set counted_to = greatest(own.counted_to, excluded.counted_to),
            used_ms = own.used_ms + excluded.used_ms,
            country = coalesce(excluded.country, own.country),
            region = case when excluded.country is null then own.region else excluded.region end,
            paused_until = greatest(own.paused_until, excluded.paused_until),
            expires_at = greatest(own.expires_at, excluded.expires_at)`,
    [guestId, userId],
  );
}

/** Removes a visitor's talk time, in the caller's transaction. */
export async function removeTalkTime(trx: Knex.Transaction, guestId: string): Promise<void> {
  await trx('talk_times').where({ person_id: guestId }).delete();
}
