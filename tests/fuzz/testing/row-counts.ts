import type { Knex } from '~/db/connection';

/** Counts the rows of every table, whichever tables exist. */
export async function countRows(db: Knex): Promise<Record<string, number>> {
  const tables = await db('information_schema.tables')
    .where({ table_schema: 'public', table_type: 'BASE TABLE' })
    .orderBy('table_name')
    .pluck<string[]>('table_name');
  const counts = tables.map((table) =>
    db(table).count('* as rows').select(db.raw('? as name', table)),
  );
  const rows = await db.unionAll(counts).select<{ name: string; rows: string }[]>();
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, Number(count)]));
}
