import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';

/** The seconds for which a count is cached in this process. */
const cacheSeconds = 60;
/** The highest count, so that the query is fast on a busy day. */
const mostCounted = 100_000;

const cached = new WeakMap<Knex, { until: number; count: Promise<number> }>();

/** Returns the number of accounts verified since midnight (UTC), at most a minute old. */
export function countJoinedToday(context: Pick<DomainContext, 'db' | 'now'>): Promise<number> {
  const { db } = context;
  const now = context.now();
  const entry = cached.get(db);
  const tomorrow = new Date(now).setUTCHours(24, 0, 0, 0);
  if (entry && entry.until > now.getTime()) return entry.count;
  const count = readCount(db, new Date(new Date(now).setUTCHours(0, 0, 0, 0)));
  cached.set(db, { until: Math.min(now.getTime() + cacheSeconds * 1000, tomorrow), count });
  count.catch(() => cached.delete(db));
  return count;
}

async function readCount(db: Knex, since: Date): Promise<number> {
  const bounded = db('accounts').where('verified_at', '>=', since).select('id').limit(mostCounted);
  const [row] = await db.from(bounded.as('joined')).count<{ count: string }[]>();
  return Number(row?.count ?? 0);
}
