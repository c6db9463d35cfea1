import type { Knex } from 'knex';
import type { ChatsRow } from '~/db/rows';
import { lockGuest, noteAttached } from '../../viewers/guest-rows';
import { changeAccount } from '../../account-states/account-rows';
import type { DomainContext } from '../../shared/context';
import { defineHook } from '../../shared/hooks';
import { isUniqueViolation } from '../../shared/transactions/unique-violation';

/** A visitor's chat was merged into one of the account's chats, and its messages have moved. */
export const chatJoined = defineHook<{ chatId: string; into: string }>('chat.chat-joined');

type ChatRow = Pick<ChatsRow, 'id' | 'character_id' | 'last_seq' | 'set_aside_at'>;

/**
 * Attaches a visitor's chats and used trial to an account, in the caller's transaction. The account's
 * current chat with the same character continues with the visitor's messages, a chat that the visitor
 * set aside stays set aside, and a message sent again under the visitor's key is recognised. Runs once
 * per visitor, even if called repeatedly.
 */
export async function attachGuestChats(
  context: DomainContext,
  trx: Knex.Transaction,
  guestId: string,
  userId: string,
): Promise<void> {
  // Locks chats before people, in the same order as a send.
  const chats = await trx('chats')
    .where({ guest_id: guestId })
    .orderBy('id')
    .forUpdate()
    .select('id', 'character_id', 'last_seq', 'set_aside_at');
  const guest = await lockGuest(trx, guestId);
  if (!guest) return;
  const own: string[] = [];
  for (const chat of chats) own.push(await attachChat(context, trx, chat, userId));
  await moveSends(trx, { guestId, userId, chats: own });
  const used = trx.raw('trial_messages_used + ?', [guest.trial_messages_used]);
  await changeAccount(trx, { id: userId }, { trial_messages_used: used });
  await noteAttached(trx, { guestId, userId });
}

/**
 * Changes the sender of the visitor's messages to the account, so that the same key is the same
 * message from now on. The messages are in the given chats.
 */
async function moveSends(
  trx: Knex.Transaction,
  moved: { guestId: string; userId: string; chats: string[] },
): Promise<void> {
  await trx.raw(
    `update send_outcomes sent set sender_id = :userId
      where sender_id = :guestId and not exists (
        select from send_outcomes own
         where own.sender_id = :userId and own.idempotency_key = sent.idempotency_key)`,
    moved,
  );
  await trx.raw(
    `update messages sent set sender_id = :userId
      where chat_id = any(:chats) and sender_id = :guestId and idempotency_key is not null
        and not exists (
          select from messages own
           where own.chat_id = sent.chat_id and own.sender_id = :userId
             and own.idempotency_key = sent.idempotency_key)`,
    moved,
  );
}

/** Returns the id of the chat that contains the messages now. */
async function attachChat(
  context: DomainContext,
  trx: Knex.Transaction,
  chat: ChatRow,
  userId: string,
): Promise<string> {
  const goesOn = chat.set_aside_at ? undefined : await lockOwnChat(trx, chat, userId);
  const own = goesOn ?? (await takeOverChat(trx, chat, userId));
  if (!own) return chat.id;
  const seq = trx.raw('seq + ?', [own.last_seq]);
  await trx('replies').where({ chat_id: chat.id }).update({ seq });
  // Rows that refer to a message by its chat are updated with it.
  await trx('messages').where({ chat_id: chat.id }).update({ chat_id: own.id, seq });
  await trx.raw(
    `update chats own set
       last_seq = own.last_seq + guest.last_seq,
       unread_count = own.unread_count + guest.unread_count,
       last_message_at = guest.last_message_at,
       last_message_role = guest.last_message_role
     from chats guest where own.id = ? and guest.id = ?`,
    [own.id, chat.id],
  );
  await context.hooks.run(chatJoined, trx, { chatId: chat.id, into: own.id });
  await trx('chats').where({ id: chat.id }).delete();
  return own.id;
}

async function lockOwnChat(
  trx: Knex.Transaction,
  chat: ChatRow,
  userId: string,
): Promise<ChatRow | undefined> {
  return trx('chats')
    .where({ user_id: userId, character_id: chat.character_id, set_aside_at: null })
    .forUpdate()
    .first('id', 'character_id', 'last_seq', 'set_aside_at');
}

/** Assigns the visitor's chat to the account, or returns the chat that the account has just started. */
async function takeOverChat(
  trx: Knex.Transaction,
  chat: ChatRow,
  userId: string,
): Promise<ChatRow | undefined> {
  try {
    await trx.transaction((savepoint) =>
      savepoint('chats').where({ id: chat.id }).update({ user_id: userId, guest_id: null }),
    );
    return undefined;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return lockOwnChat(trx, chat, userId);
  }
}
