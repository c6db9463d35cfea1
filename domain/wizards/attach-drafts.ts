import type { Knex } from 'knex';

/**
 * Moves a visitor's drafts to an account, in the caller's transaction. If both have a draft of the same
 * wizard, the one saved last is kept.
 */
export async function attachDrafts(
  trx: Knex.Transaction,
  guestId: string,
  userId: string,
): Promise<void> {
  await trx.raw(
    `delete from wizard_drafts as older using wizard_drafts as newer
      where older.owner_id in (:guestId, :userId) and newer.owner_id in (:guestId, :userId)
        and older.kind = newer.kind and older.submitted_at is null and newer.submitted_at is null
        and (older.saved_at, older.id) < (newer.saved_at, newer.id)`,
    { guestId, userId },
  );
  await trx('wizard_drafts').where({ owner_id: guestId }).update({ owner_id: userId });
}

/** Removes a visitor's drafts, in the caller's transaction. */
export async function removeDrafts(trx: Knex.Transaction, guestId: string): Promise<void> {
  await trx('wizard_drafts').where({ owner_id: guestId }).delete();
}
