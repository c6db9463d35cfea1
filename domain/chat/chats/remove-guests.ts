import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transactions/transact';
import { emptyChat, removeChats } from './empty-chat';
import { viewersSettings } from '../../viewers/settings';
import { lockIdleGuests, removeGuests } from '../../viewers/guest-rows';

/** Visitors per transaction. */
const batch = 500;

/**
 * Deletes a visitor's messages in the caller's transaction. They are few: the length of a trial, plus
 * the greetings of the characters they opened.
 */
export async function removeGuestChats(trx: Knex.Transaction, guestId: string): Promise<void> {
  await trx('send_outcomes').where({ sender_id: guestId }).delete();
  // Messages and replies are deleted with their chats.
  await trx('chats').where({ guest_id: guestId }).delete();
}

/**
 * Removes visitors who never signed up and have been silent for the configured time, with their
 * conversations and views, in transactions of a limited size. Returns the number removed.
 */
export async function removeStaleGuests(context: DomainContext): Promise<number> {
  const { guest_kept_seconds } = await context.settings(viewersSettings);
  const before = new Date(context.now().getTime() - guest_kept_seconds * 1000);
  let total = 0;
  for (;;) {
    const found = await listStale(context.db, before);
    const { removed, chats } = await transact(context, (trx) =>
      removeStale(context, trx, found, before),
    );
    for (const chatId of chats) await emptyChat(context, chatId);
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

/** Removes visitors. Their chats lose their owner and are emptied like any other removed chat. */
async function removeStale(
  { now }: DomainContext,
  trx: Knex.Transaction,
  found: readonly string[],
  before: Date,
): Promise<{ removed: number; chats: string[] }> {
  // A visitor who is being attached, or is sending, is locked and left to the next round.
  const locked = await lockIdleGuests(trx, found);
  const active = await recentChats(trx, before)
    .clearSelect()
    .whereIn('guest_id', locked)
    .pluck('guest_id');
  const stale = locked.filter((id) => !active.includes(id));
  await trx('send_outcomes').whereIn('sender_id', stale).delete();
  const theirs = trx('chats').whereIn('guest_id', stale).select('id');
  await trx('replies').whereIn('chat_id', theirs.clone()).where({ state: 'pending' }).delete();
  const chats = await removeChats(trx, { chats: theirs, by: null, now: now() });
  return { removed: await removeGuests(trx, stale), chats };
}
