import type { Knex } from 'knex';
import { securityEventKinds, type SecurityEventKind } from './schema';

/** Counts the log's events of each kind in the last seconds, by the database's clock. */
export async function countRecentEvents(
  db: Knex,
  seconds: number,
): Promise<{ kind: SecurityEventKind; count: number }[]> {
  const rows = await db('security_log')
    .whereRaw('at > now() - make_interval(secs => ?)', [seconds])
    .groupBy('kind')
    .select<{ kind: string; count: number }[]>('kind', db.raw('count(*) as count'));
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
  return securityEventKinds.map((kind) => ({ kind, count: counts.get(kind) ?? 0 }));
}
