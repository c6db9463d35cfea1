import type { Knex } from 'knex';
import type { GuestsRow } from '~/db/rows';

/** Locks a visitor without an account until the transaction ends; returns undefined if there is none. */
export function lockGuest(
  trx: Knex.Transaction,
  id: string,
): Promise<Pick<GuestsRow, 'trial_messages_used'> | undefined> {
  return trx('guests')
    .where({ id })
    .whereNull('attached_to_user_id')
    .forUpdate()
    .first('trial_messages_used');
}

/** The column and setting for the age at which visitors are removed with all their data. */
export const guestsAge = {
  table: 'guests',
  column: 'created_at',
  setting: 'guest_kept_seconds',
} as const;

/**
 * Locks those of the given visitors who have no account and are not locked elsewhere; returns their ids.
 */
export function lockIdleGuests(trx: Knex.Transaction, ids: readonly string[]): Promise<string[]> {
  return trx('guests')
    .whereIn('id', ids)
    .whereNull('attached_to_user_id')
    .forUpdate()
    .skipLocked()
    .pluck('id');
}

/** Uses one of a visitor's free messages, if any is left and the visitor has no account yet. */
export async function useGuestTrial(
  trx: Knex.Transaction,
  id: string,
  limit: number,
): Promise<boolean> {
  const used = await trx('guests')
    .where({ id })
    .where('trial_messages_used', '<', limit)
    .whereNull('attached_to_user_id')
    .increment('trial_messages_used', 1);
  return used === 1;
}

/** Gives back a used free message. */
export async function returnGuestTrial(trx: Knex.Transaction, id: string): Promise<void> {
  await trx('guests')
    .where({ id })
    .where('trial_messages_used', '>', 0)
    .decrement('trial_messages_used', 1);
}

/** Stores the account that a visitor has become. */
export async function noteAttached(
  trx: Knex.Transaction,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  await trx('guests').where({ id: guestId }).update({ attached_to_user_id: userId });
}

/** Deletes visitors who have no account, with everything that depends on them; returns their number. */
export async function removeGuests(trx: Knex.Transaction, ids: readonly string[]): Promise<number> {
  return trx('guests').whereIn('id', ids).whereNull('attached_to_user_id').delete();
}
