import type { Knex } from 'knex';

/** How many tips a chat's person gave. */
export async function countTips(db: Knex, chatId: string): Promise<number> {
  const [row] = await db('messages')
    .where({ chat_id: chatId, type: 'tip' })
    .count<{ count: string }[]>('id as count');
  return Number(row?.count ?? 0);
}
