import type { Knex } from 'knex';
import type { GuestsRow } from '~/db/rows';

/** A visitor who has not become an account, as they are until the transaction ends. */
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

/** The age of visitors, for their removal with everything that is theirs. */
export const guestsAge = {
  table: 'guests',
  column: 'created_at',
  setting: 'guest_kept_seconds',
} as const;

/** Those of some visitors who have not become accounts and whom nothing else is doing anything with. */
export function lockIdleGuests(trx: Knex.Transaction, ids: readonly string[]): Promise<string[]> {
  return trx('guests')
    .whereIn('id', ids)
    .whereNull('attached_to_user_id')
    .forUpdate()
    .skipLocked()
    .pluck('id');
}

/** Uses one of the messages that a visitor has free, if any is left and they are no account yet. */
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

/** Gives back the free message that one used. */
export async function returnGuestTrial(trx: Knex.Transaction, id: string): Promise<void> {
  await trx('guests')
    .where({ id })
    .where('trial_messages_used', '>', 0)
    .decrement('trial_messages_used', 1);
}

/** Notes whose account a visitor has become. */
export async function noteAttached(
  trx: Knex.Transaction,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  await trx('guests').where({ id: guestId }).update({ attached_to_user_id: userId });
}

/** Removes visitors who have not become accounts, with all that hangs on them; answers how many. */
export async function removeGuests(trx: Knex.Transaction, ids: readonly string[]): Promise<number> {
  return trx('guests').whereIn('id', ids).whereNull('attached_to_user_id').delete();
}
