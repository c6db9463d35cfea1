import type { Knex } from 'knex';

/** Returns the name of the model that wrote the last reply of a chat; null if none is recorded. */
export async function findReplyModel(db: Knex, chatId: string): Promise<string | null> {
  const call = await db('model_calls')
    .where({ chat_id: chatId, purpose: 'reply', outcome: 'answered' })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first<{ model: string } | undefined>('model');
  return call?.model ?? null;
}
