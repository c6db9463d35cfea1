import type { Knex } from 'knex';
import type { ChatsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { defineHook } from '../../shared/hooks';
import { transact } from '../../shared/transactions/transact';
import { letGoOfMadeForMessages } from '../messages/let-go-of-made';
import { removeSome } from '../messages/remove-some';

/** Some messages of a chat that was removed went for good; others follow until it is gone. */
export const removedChatEmptied = defineHook<{ chatId: string }>('chat.removed-chat-emptied');

/** Chats to be removed, and the account that does, if any. */
interface Removal {
  chats: Knex.QueryBuilder | readonly string[];
  by: string | null;
  now: Date;
}

/**
 * Makes chats nobody's, in the caller's transaction, which holds them: no person, socket or job finds
 * them from then on. What was said in them is still there, and is removed by `emptyChat`.
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

/** Batches of one transaction that clears a chat: more than most chats hold, in a second or two. */
const batchesAtOnce = 10;

/**
 * Removes what was said so far in a chat that stays, in a transaction that holds it, so that nobody sees
 * half of it gone; of a chat with thousands of messages the rest is left to `emptyChat`.
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
 * Removes what is on its way out of a chat, in transactions of a bounded size, and then the chat
 * itself if it was removed. It may stop anywhere and be begun again, by two at once.
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

/** More may have been cleared meanwhile, which is left to the next round. */
async function finish(
  { db }: DomainContext,
  chatId: string,
  { emptying_to_seq, removed_at }: Emptied,
): Promise<void> {
  const emptied = db('chats').where({ id: chatId, emptying_to_seq });
  await (removed_at === null ? emptied.update({ emptying_to_seq: null }) : emptied.delete());
}

/** Chats with something on its way out, for the sweep. */
export function listChatsToEmpty({ db }: DomainContext, limit: number): Promise<string[]> {
  return db('chats').whereNotNull('emptying_to_seq').orderBy('id').limit(limit).pluck('id');
}
