import type { Knex } from 'knex';

/** Messages of one statement, so that none holds its locks for long. */
const batch = 500;

export interface RemovedMessage {
  id: string;
  type: string;
  /** Whether it was read aloud. */
  has_speech: boolean;
}

/**
 * Removes the first messages of a chat for good, up to a place if one is named, with what names them;
 * returns those that went, none where none is left. One partition and a bounded number of rows.
 */
export async function removeSome(
  db: Knex,
  chatId: string,
  upTo?: number,
): Promise<RemovedMessage[]> {
  const { rows } = await db.raw<{ rows: RemovedMessage[] }>(
    `delete from messages
      where chat_id = :chatId and seq in (
        select seq from messages
         where chat_id = :chatId and (:upTo::int is null or seq <= :upTo::int)
         order by seq limit :batch for update)
      returning id, type, speech is not null as has_speech`,
    { chatId, upTo: upTo ?? null, batch },
  );
  return rows;
}

/** Removes all messages of a chat, some at a time. */
export async function removeMessagesOf(db: Knex, chatId: string): Promise<void> {
  while ((await removeSome(db, chatId)).length > 0);
}
