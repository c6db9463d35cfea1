import type { Knex } from 'knex';

/** Counts a person who came by a link to a character, in the caller's transaction. */
export async function addReferral(trx: Knex.Transaction, characterId: string): Promise<void> {
  await trx.raw(
    `insert into character_counts (character_id, referrals) values (?, 1)
     on conflict (character_id) do update set referrals = character_counts.referrals + 1`,
    [characterId],
  );
}
