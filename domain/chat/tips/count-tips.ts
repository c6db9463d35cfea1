import type { Knex } from 'knex';
import { readTogether } from '../../shared/reading/read-together';

/** How many tips a chat's person gave. */
export async function countTips(db: Knex, chatId: string): Promise<number> {
  const tips = db.raw(`select count(*) from messages where chat_id = ? and type = 'tip'`, [chatId]);
  const [row] = await readTogether<{ count: number }>(db, tips, {});
  return row?.count ?? 0;
}
