import type { Knex } from 'knex';
import type { ChatsRow, RepliesRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { ownerColumn, type Person } from '../../shared/person';
import { messageColumns, openMessage, toMessage, type StoredMessage } from './message';
import { readQuotes } from './read-quotes';
import type { Message } from '../schema';

/** Locks the chat of a message until the transaction ends, if it is the person's own. */
export async function lockMessage(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
  messageId: string,
): Promise<Message | null> {
  const chat = await trx('chats')
    .where({ [ownerColumn(person)]: person.id })
    .where('id', trx('messages').where({ id: messageId }).select('chat_id'))
    .forUpdate()
    .first<Pick<ChatsRow, 'character_id'> | undefined>('character_id');
  return chat ? readMessage(context, trx, chat.character_id, messageId) : null;
}

/** A stored message in the area's own names. */
export async function readMessage(
  { seal }: Pick<DomainContext, 'seal'>,
  db: Knex,
  characterId: string,
  messageId: string,
): Promise<Message> {
  const row = await db('messages')
    .where({ id: messageId })
    .first<StoredMessage | undefined>(...messageColumns);
  if (!row) throw new Error('a message has gone');
  const quotes = await readQuotes({ db, seal }, [row]);
  return toMessage(openMessage(seal, row), characterId, quotes.get(row.quoted_id ?? ''));
}

type LastReply = Pick<RepliesRow, 'message_id' | 'state' | 'retries'>;

/** The last of a chat's messages that wanted an answer, and what became of that. */
export async function findLastReply(db: Knex, chatId: string): Promise<LastReply | undefined> {
  return db('replies')
    .where({ chat_id: chatId })
    .orderBy('seq', 'desc')
    .first('message_id', 'state', 'retries');
}
