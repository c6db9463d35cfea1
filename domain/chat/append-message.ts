import type { Knex } from 'knex';
import { previewOf, type MessageRow } from './message';

interface NewMessage {
  id: string;
  chatId: string;
  /** The chat's last seq, read while its row was locked. */
  lastSeq: number;
  role: 'user' | 'character';
  senderId: string;
  content: string;
  subtype?: string;
  idempotencyKey?: string;
  replyToId?: string;
  priceTokens?: number;
  transferId?: string | null;
  now: Date;
}

/**
 * Stores the next message of a chat whose row the caller has locked, and moves the chat's head in
 * the same statement. A character's message counts as unread.
 */
export async function appendMessage(
  trx: Knex.Transaction,
  message: NewMessage,
): Promise<MessageRow> {
  const { rows } = await trx.raw<{ rows: MessageRow[] }>(
    `with head as (
       update chats set
         last_seq = :seq, last_message_at = :now, last_message_preview = :preview,
         last_message_role = :role,
         unread_count = unread_count + (case when :role = 'character' then 1 else 0 end)
       where id = :chatId
     )
     insert into messages (id, chat_id, seq, role, sender_id, subtype, content, idempotency_key,
                           reply_to_id, price_tokens, transfer_id, sent_at)
     values (:id, :chatId, :seq, :role, :senderId, :subtype, :content, :idempotencyKey,
             :replyToId, :priceTokens, :transferId, :now)
     returning id, chat_id, seq, role, type, subtype, content, idempotency_key, sent_at`,
    {
      id: message.id,
      chatId: message.chatId,
      seq: message.lastSeq + 1,
      role: message.role,
      senderId: message.senderId,
      subtype: message.subtype ?? null,
      content: message.content,
      preview: previewOf(message.content),
      idempotencyKey: message.idempotencyKey ?? null,
      replyToId: message.replyToId ?? null,
      priceTokens: message.priceTokens ?? 0,
      transferId: message.transferId ?? null,
      now: message.now,
    },
  );
  const stored = rows[0];
  if (!stored) throw new Error('a message could not be stored');
  return stored;
}
