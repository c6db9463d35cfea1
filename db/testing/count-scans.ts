import { connect, type Knex } from '../connection';
import { usualLimits } from '../connection-limits';

/** Counts of scans of a table, or of one partition. */
export interface Scans {
  /** By one of its indexes. */
  byIndex: number;
  /** From its first row to its last. */
  whole: number;
}

/** Counts what a work reads of each table, by its name; partitions are counted each. */
export type CountScans = (work: (db: Knex) => Promise<unknown>) => Promise<Map<string, Scans>>;

/**
 * Opens a connection on which it is counted how often each table is read, whoever words the statements
 * and whatever the database does for them: PostgreSQL counts it itself. Parts of a plan that are never
 * carried out are not counted. `end` closes the connection.
 */
export function openScanCounter(url: string): { countScans: CountScans; end(): Promise<void> } {
  const db = connect({ url, pool: 1, limits: usualLimits });
  const read = async () => {
    // A session's counts reach the statistics after a while, unless they are flushed.
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
