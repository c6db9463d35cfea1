import type { Knex } from 'knex';

/**
 * Moves the memory of a chat to another chat, in the caller's transaction. If it is off in one of them, it
 * is off afterwards.
 */
export async function joinMemories(
  trx: Knex.Transaction,
  { chatId, into }: { chatId: string; into: string },
): Promise<void> {
  await trx.raw(
    `insert into chat_memories (chat_id, is_on, created_at, updated_at)
     select :into, is_on, created_at, updated_at from chat_memories where chat_id = :chatId
     on conflict (chat_id) do update
        set is_on = chat_memories.is_on and excluded.is_on, updated_at = excluded.updated_at,
            lines_mark = null`,
    { chatId, into },
  );
  // The lines moved with their messages; their tokens are renewed by the next reading.
  await copyPreferences(trx, { chatId, into });
  await trx('facts').where({ chat_id: chatId }).update({ chat_id: into });
  await trx('diary_entries').where({ chat_id: chatId }).update({ chat_id: into });
}

/** Copies the reply preferences of a chat to another chat that has none, in the caller's transaction. */
export async function copyPreferences(
  trx: Knex.Transaction,
  { chatId, into }: { chatId: string; into: string },
): Promise<void> {
  await trx.raw(
    `insert into chat_preferences (chat_id, length, style, language, updated_at)
     select :into, length, style, language, updated_at from chat_preferences
      where chat_id = :chatId
     on conflict (chat_id) do nothing`,
    { chatId, into },
  );
}
