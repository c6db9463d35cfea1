import type { Knex } from 'knex';
import { readTogether } from '../shared/reading/read-together';
import { unreadOf } from './unread';

/** Past this many the exact figure says nothing more, and costs. */
const most = 100;

/** The same figure with one notice more. */
export const oneMore = (unread: number): number => Math.min(most, unread + 1);

/** How many notices somebody has yet to see; 100 stands for any number above. */
export async function countUnread(db: Knex, userId: string): Promise<number> {
  const found = unreadOf(db, userId).limit(most).select('n.id');
  const query = db.from(found.as('unread')).select(db.raw('count(*)::integer as count'));
  const [row] = await readTogether<{ count: number }>(db, query, {});
  return row?.count ?? 0;
}
