import type { Knex } from 'knex';
import { newId } from '../shared/ids';
import { prepared } from '../shared/prepared';
import { previewOf, type MessageRow } from './message';

interface NewMessage {
  id: string;
  chatId: string;
  /** The chat's last seq, read while its row was locked. */
  lastSeq: number;
  senderId: string;
  content: string;
  now: Date;
}

interface UserMessage extends NewMessage {
  idempotencyKey: string;
  priceTokens: number;
  transferId: string | null;
}

interface CharacterMessage extends NewMessage {
  subtype?: string;
  /** The message it answers; none for a greeting. */
  replyToId?: string;
}

const returned = `returning id, chat_id, seq, role, type, subtype, content, idempotency_key, sent_at`;

/**
 * Stores a person's message as the next of a chat whose row the caller has locked, together with
 * the outcome under its key and the reply that is due. One statement: this is the hottest path.
 */
export async function appendUserMessage(
  trx: Knex.Transaction,
  message: UserMessage,
): Promise<MessageRow> {
  const rows = await prepared<MessageRow>(
    trx,
    'append-user-message',
    `with head as (
       update chats set last_seq = :seq, last_message_at = :now, last_message_preview = :preview,
              last_message_role = 'user'
        where id = :chatId
     ), outcome as (
       insert into send_outcomes (sender_id, idempotency_key, kind, message_id, created_at)
       values (:senderId, :idempotencyKey, 'sent', :id, :now)
     ), reply as (
       insert into replies (message_id, chat_id, seq, reply_id, created_at)
       values (:id, :chatId, :seq, :replyId, :now)
     )
     insert into messages (id, chat_id, seq, role, sender_id, content, idempotency_key,
                           price_tokens, transfer_id, sent_at)
     values (:id, :chatId, :seq, 'user', :senderId, :content, :idempotencyKey,
             :priceTokens, :transferId, :now)
     ${returned}`,
    {
      ...bindingsOf(message),
      idempotencyKey: message.idempotencyKey,
      priceTokens: message.priceTokens,
      transferId: message.transferId,
      replyId: newId(),
    },
  );
  return onlyRow(rows);
}

/** Stores a character's message as the next of a locked chat; it counts as unread. */
export async function appendCharacterMessage(
  trx: Knex.Transaction,
  message: CharacterMessage,
): Promise<MessageRow> {
  const rows = await prepared<MessageRow>(
    trx,
    'append-character-message',
    `with head as (
       update chats set last_seq = :seq, last_message_at = :now, last_message_preview = :preview,
              last_message_role = 'character', unread_count = unread_count + 1
        where id = :chatId
     )
     insert into messages (id, chat_id, seq, role, sender_id, subtype, content, reply_to_id, sent_at)
     values (:id, :chatId, :seq, 'character', :senderId, :subtype, :content, :replyToId, :now)
     ${returned}`,
    {
      ...bindingsOf(message),
      subtype: message.subtype ?? null,
      replyToId: message.replyToId ?? null,
    },
  );
  return onlyRow(rows);
}

function bindingsOf({ id, chatId, lastSeq, senderId, content, now }: NewMessage) {
  return { id, chatId, seq: lastSeq + 1, senderId, content, preview: previewOf(content), now };
}

function onlyRow(rows: MessageRow[]): MessageRow {
  const [stored] = rows;
  if (!stored) throw new Error('a message could not be stored');
  return stored;
}
