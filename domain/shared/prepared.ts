import type { Knex } from 'knex';

type Bindings = Record<string, string | number | boolean | Date | null>;

/**
 * Runs a statement of a hot path as a named prepared one: PostgreSQL parses and plans it once per
 * connection instead of every time. One name stands for one text.
 */
export async function prepared<Row>(
  db: Knex,
  name: string,
  sql: string,
  bindings: Bindings,
): Promise<Row[]> {
  const result: { rows: Row[] } = await db.raw<{ rows: Row[] }>(sql, bindings).options({ name });
  return result.rows;
}
