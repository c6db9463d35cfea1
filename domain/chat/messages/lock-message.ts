import type { Knex } from 'knex';
import type { ChatsRow, RepliesRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { ownerColumn, type Person } from '../../shared/person';
import { chatOfMessage } from './chat-of-message';
import { messageColumns, openMessage, toMessage, type StoredMessage } from './message';
import { readQuotes } from './read-quotes';
import type { Message } from '../schema';

/**
 * Locks the chat of a message until the transaction ends, if it is the person's own, and returns the
 * message.
 */
export async function lockMessage(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
  messageId: string,
): Promise<Message | null> {
  const chat = await trx('chats')
    .where({ [ownerColumn(person)]: person.id })
    .where('id', chatOfMessage(trx, person, messageId))
    .forUpdate()
    .first<Pick<ChatsRow, 'id' | 'character_id'> | undefined>('id', 'character_id');
  if (!chat) return null;
  const place = { id: messageId, chatId: chat.id, characterId: chat.character_id };
  return readMessage(context, trx, place);
}

/** The position of a message, and the character of its chat. */
export type MessageOfCharacter = Pick<Message, 'id' | 'chatId' | 'characterId'>;

/** Returns a stored message in the area's own terms. */
export async function readMessage(
  { seal }: Pick<DomainContext, 'seal'>,
  db: Knex,
  { id, chatId, characterId }: MessageOfCharacter,
): Promise<Message> {
  const row = await db('messages')
    .where({ chat_id: chatId, id })
    .first<StoredMessage | undefined>(...messageColumns);
  if (!row) throw new Error('a message has gone');
  const quotes = await readQuotes({ db, seal }, [row]);
  return toMessage(openMessage(seal, row), characterId, quotes.get(row.quoted_id ?? ''));
}

type LastReply = Pick<RepliesRow, 'message_id' | 'state' | 'retries'>;

/** Returns the last of a chat's messages that required a reply, and the state of that reply. */
export async function findLastReply(db: Knex, chatId: string): Promise<LastReply | undefined> {
  return db('replies')
    .where({ chat_id: chatId })
    .orderBy('seq', 'desc')
    .first('message_id', 'state', 'retries');
}
