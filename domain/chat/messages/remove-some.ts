import type { Knex } from 'knex';

/** Messages per statement, so that no statement holds its locks for long. */
const batch = 500;

export interface RemovedMessage {
  id: string;
  type: string;
  /** True if it has generated speech. */
  has_speech: boolean;
}

/**
 * Deletes the first messages of a chat for good, optionally up to a seq, with the rows that refer to
 * them. Returns the deleted messages; empty if none is left. Touches one partition and a limited number
 * of rows.
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

/** Deletes all messages of a chat in batches. */
export async function removeMessagesOf(db: Knex, chatId: string): Promise<void> {
  while ((await removeSome(db, chatId)).length > 0);
}
