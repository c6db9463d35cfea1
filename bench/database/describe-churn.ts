import type { Knex } from 'knex';

interface ChurnRow {
  name: string;
  inserted: number;
  updated: number;
  hot: number;
  dead: number;
  kib: number;
}

/**
 * Returns a line for each of the most updated tables: rows inserted and updated, the share of updates that
 * touched no index (HOT), dead rows, and its size with indexes.
 */
export async function describeChurn(db: Knex): Promise<string> {
  const { rows } = await db.raw<{ rows: ChurnRow[] }>(
    `select relname as name, n_tup_ins as inserted, n_tup_upd as updated, n_tup_hot_upd as hot,
            n_dead_tup as dead, pg_total_relation_size(relid) / 1024 as kib
       from pg_stat_user_tables where n_tup_upd > 0 order by n_tup_upd desc limit 14`,
  );
  const line = ({ name, inserted, updated, hot, dead, kib }: ChurnRow) =>
    `${name.padEnd(24)} ${inserted} in, ${updated} updated, ${Math.round((100 * hot) / updated)} % HOT, ` +
    `${dead} dead, ${kib} KiB`;
  return `${rows.map(line).join('\n')}\n`;
}
