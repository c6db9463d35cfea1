import type { Knex } from 'knex';
import { readTogether } from '../shared/reading/read-together';
import { unreadOf } from './unread';

/** The highest count; above it the exact number is useless and costly. */
const most = 100;

/** Returns the count after one more notice. */
export const oneMore = (unread: number): number => Math.min(most, unread + 1);

/** Returns the number of a person's unseen notices; 100 stands for 100 or more. */
export async function countUnread(db: Knex, userId: string): Promise<number> {
  const found = unreadOf(db, userId).limit(most).select('n.id');
  const query = db.from(found.as('unread')).select(db.raw('count(*)::integer as count'));
  const [row] = await readTogether<{ count: number }>(db, query, {});
  return row?.count ?? 0;
}
