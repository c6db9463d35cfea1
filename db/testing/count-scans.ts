import { connect, type Knex } from '../connection';
import { usualLimits } from '../connection-limits';

/** Counts of scans of a table, or of one partition. */
export interface Scans {
  /** Scans that use one of its indexes. */
  byIndex: number;
  /** Scans of the whole table. */
  whole: number;
}

/** Counts the scans of each table during `work`, by table name. Each partition is counted separately. */
export type CountScans = (work: (db: Knex) => Promise<unknown>) => Promise<Map<string, Scans>>;

/**
 * Opens a connection on which the scans of each table are counted. PostgreSQL counts them itself, so
 * the count includes every statement and everything that the database does for it. Parts of a plan
 * that are never executed are not counted. `end` closes the connection.
 */
export function openScanCounter(url: string): { countScans: CountScans; end(): Promise<void> } {
  const db = connect({ url, pool: 1, limits: usualLimits });
  const read = async () => {
    // Without a flush, a session's counts reach the statistics only after a delay.
    await db.raw('select pg_stat_force_next_flush()');
    await db.raw('select pg_stat_clear_snapshot()');
    const { rows } = await db.raw<{ rows: { name: string; by_index: number; whole: number }[] }>(
      `select relname as name, coalesce(idx_scan, 0) as by_index, seq_scan as whole
         from pg_stat_user_tables`,
    );
    return new Map(rows.map((row) => [row.name, row]));
  };
  return {
    async countScans(work) {
      const before = await read();
      await work(db);
      const after = await read();
      const scans = [...after].map(([name, { by_index, whole }]): [string, Scans] => {
        const was = before.get(name);
        const [byIndex, full] = [by_index - (was?.by_index ?? 0), whole - (was?.whole ?? 0)];
        return [name, { byIndex, whole: full }];
      });
      return new Map(scans.filter(([, { byIndex, whole }]) => byIndex + whole > 0));
    },
    end: () => db.destroy(),
  };
}
