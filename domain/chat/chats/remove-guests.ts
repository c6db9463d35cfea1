import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transact';
import { viewersSettings } from '../../viewers/settings';
import { lockIdleGuests, removeGuests } from '../../viewers/guest-rows';

/** Visitors of one transaction: each takes their conversations along. */
const batch = 500;

/** Removes what a visitor said and heard, in the caller's transaction. */
export async function removeGuestChats(trx: Knex.Transaction, guestId: string): Promise<void> {
  await trx('send_outcomes').where({ sender_id: guestId }).delete();
  // Messages and replies go with their chats.
  await trx('chats').where({ guest_id: guestId }).delete();
}

/**
 * Removes visitors who never signed up and have said nothing for the time of the settings, with all
 * their conversations hold and all they saw, in transactions of a bounded size. Answers how many went.
 */
export async function removeStaleGuests(context: DomainContext): Promise<number> {
  const { guest_kept_seconds } = await context.settings(viewersSettings);
  const before = new Date(context.now().getTime() - guest_kept_seconds * 1000);
  let total = 0;
  for (;;) {
    const found = await listStale(context.db, before);
    const removed = await transact(context, (trx) => removeStale(trx, found, before));
    total += removed;
    if (removed < batch) return total;
  }
}

function listStale(db: Knex, before: Date): Promise<string[]> {
  return db('unattached_guests')
    .where('created_at', '<', before)
    .whereNotExists(recentChats(db, before).whereRaw('guest_id = unattached_guests.id'))
    .orderBy('created_at')
    .limit(batch)
    .pluck('id');
}

const recentChats = (db: Knex, before: Date) =>
  db('chats').where('last_message_at', '>=', before).select(db.raw('1'));

async function removeStale(
  trx: Knex.Transaction,
  found: readonly string[],
  before: Date,
): Promise<number> {
  // A visitor who is being attached, or sends something, is locked and waits for the next round.
  const locked = await lockIdleGuests(trx, found);
  const active = await recentChats(trx, before)
    .clearSelect()
    .whereIn('guest_id', locked)
    .pluck('guest_id');
  const stale = locked.filter((id) => !active.includes(id));
  await trx('send_outcomes').whereIn('sender_id', stale).delete();
  return removeGuests(trx, stale);
}
