import type { Knex } from 'knex';
import { readTogether } from '../../shared/reading/read-together';

/** Returns the number of tips in a chat. */
export async function countTips(db: Knex, chatId: string): Promise<number> {
  const tips = db.raw(`select count(*) from messages where chat_id = ? and type = 'tip'`, [chatId]);
  const [row] = await readTogether<{ count: number }>(db, tips, {});
  return row?.count ?? 0;
}
