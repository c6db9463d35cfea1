import type { Knex } from 'knex';
import { ownerColumn, type Person } from '../../shared/person';

/** A message by the two parts of its key: its chat, which determines its partition, and its id. */
export interface MessagePlace {
  chatId: string;
  id: string;
}

/**
 * Returns the SQL for the id of the chat that contains a person's own message, null if there is none;
 * binds `:messageId` and `:personId`. Messages are partitioned by chat, so an id alone requires one
 * index lookup per chat of the person, most recently used first.
 */
export const chatOfMessageSql = ({ kind }: Person): string => `(
  select own.id from chats own
   cross join lateral (
     select from messages named where named.chat_id = own.id and named.id = :messageId limit 1
   ) found
   where own.${kind === 'user' ? 'user_id' : 'guest_id'} = :personId
   order by own.last_message_at desc, own.id desc limit 1)`;

/** Returns this SQL as a part of a query. */
export const chatOfMessage = (db: Knex, person: Person, messageId: string): Knex.Raw =>
  db.raw(chatOfMessageSql(person), { messageId, personId: person.id });

/** Returns the id of the chat that contains a person's own message; null if there is none. */
export async function findChatOfMessage(
  db: Knex,
  person: Person,
  messageId: string,
): Promise<string | null> {
  const chat = await db('chats')
    .where({ [ownerColumn(person)]: person.id })
    .where('id', chatOfMessage(db, person, messageId))
    .first('id');
  return chat?.id ?? null;
}
