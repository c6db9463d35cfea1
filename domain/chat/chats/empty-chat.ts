import type { Knex } from 'knex';
import type { ChatsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { defineHook } from '../../shared/hooks';
import { transact } from '../../shared/transactions/transact';
import { letGoOfMadeForMessages } from '../messages/let-go-of-made';
import { removeSome } from '../messages/remove-some';

/** Some messages of a removed chat were deleted for good; others follow until the chat is gone. */
export const removedChatEmptied = defineHook<{ chatId: string }>('chat.removed-chat-emptied');

/** A person cleared or removed a chat; its messages are deleted now and in the next minutes. */
export const chatEmptying = defineHook<{ chatId: string }>('chat.chat-emptying');

/** The chats to remove, and the account that removes them, if any. */
interface Removal {
  chats: Knex.QueryBuilder | readonly string[];
  by: string | null;
  now: Date;
}

/**
 * Removes the owner of chats in the caller's transaction, which holds their locks, so that no person,
 * socket or job finds them any more. `emptyChat` deletes their messages later.
 */
export async function removeChats(
  trx: Knex.Transaction,
  { chats, by, now }: Removal,
): Promise<string[]> {
  return trx('chats')
    .where((theirs) => theirs.whereIn('id', chats as Knex.QueryBuilder))
    .update({
      user_id: null,
      guest_id: null,
      opened_at: null,
      removed_at: now,
      removed_by: by,
      emptying_to_seq: trx.raw('last_seq'),
    })
    .returning('id')
    .then((rows) => rows.map(({ id }) => id));
}

/** Batches per transaction that clears a chat. Most chats have fewer messages; it takes a second or two. */
const batchesAtOnce = 10;

/**
 * Deletes the messages so far of a chat that remains, in a transaction that holds its lock, so that no
 * reader sees a partly cleared chat. In a chat with thousands of messages, `emptyChat` deletes the
 * rest.
 */
export async function clearSoFar(
  context: DomainContext,
  trx: Knex.Transaction,
  chatId: string,
): Promise<void> {
  const [chat] = await trx('chats')
    .where({ id: chatId })
    .update({
      unread_count: 0,
      read_seq: trx.raw('last_seq'),
      emptying_to_seq: trx.raw('last_seq'),
    })
    .returning(['emptying_to_seq', 'removed_at']);
  if (!chat) return;
  for (let batch = 0; batch < batchesAtOnce; batch += 1) {
    if ((await removeBatch(context, trx, chatId, chat)) === 0) return;
  }
}

/**
 * Deletes the messages of a chat that are to be removed, in transactions of a limited size, and then
 * the chat itself if it was removed. Can be interrupted, repeated and run concurrently.
 */
export async function emptyChat(context: DomainContext, chatId: string): Promise<void> {
  for (;;) {
    const chat = await context
      .db('chats')
      .where({ id: chatId })
      .whereNotNull('emptying_to_seq')
      .first('emptying_to_seq', 'removed_at');
    if (!chat) return;
    const removed = await transact(context, (trx) => removeBatch(context, trx, chatId, chat));
    if (removed === 0) await finish(context, chatId, chat);
  }
}

type Emptied = Pick<ChatsRow, 'emptying_to_seq' | 'removed_at'>;

async function removeBatch(
  context: DomainContext,
  trx: Knex.Transaction,
  chatId: string,
  { emptying_to_seq: upTo, removed_at }: Emptied,
): Promise<number> {
  const removed = await removeSome(trx, chatId, upTo ?? undefined);
  await letGoOfMadeForMessages(context, trx, removed);
  if (removed_at !== null) await context.hooks.run(removedChatEmptied, trx, { chatId });
  return removed.length;
}

/** Completes the removal. More may have been cleared meanwhile; the next round deletes it. */
async function finish(
  { db }: DomainContext,
  chatId: string,
  { emptying_to_seq, removed_at }: Emptied,
): Promise<void> {
  const emptied = db('chats').where({ id: chatId, emptying_to_seq });
  await (removed_at === null ? emptied.update({ emptying_to_seq: null }) : emptied.delete());
}

/** Lists chats with messages to be removed, for the sweep. */
export function listChatsToEmpty({ db }: DomainContext, limit: number): Promise<string[]> {
  return db('chats').whereNotNull('emptying_to_seq').orderBy('id').limit(limit).pluck('id');
}
