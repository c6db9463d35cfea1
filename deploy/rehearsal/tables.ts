import type { Knex } from '~/db/connection';

export interface TableState {
  table: string;
  columns: string[];
  rows: number;
  /** A checksum of all rows and the named columns, independent of the order of the rows. */
  checksum: string;
}

/** Returns the product's tables without Knex's own tables, which the migrations create again. */
export async function listTables(db: Knex): Promise<Map<string, string[]>> {
  const { rows } = await db.raw<{ rows: { table: string; columns: string[] }[] }>(
    `select c.relname::text as table,
            array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and a.attnum > 0 and not a.attisdropped and c.relname not like 'knex_migrations%'
      group by 1 order by 1`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** Returns the state of the given tables and columns, or of all tables. */
export async function describeTables(
  db: Knex,
  tables?: Map<string, string[]>,
): Promise<TableState[]> {
  const states: TableState[] = [];
  for (const [table, columns] of tables ?? (await listTables(db))) {
    const { rows } = await db.raw<{ rows: Pick<TableState, 'rows' | 'checksum'>[] }>(
      `select count(*) as rows,
              coalesce(md5(string_agg(line, '' order by line)), 'empty') as checksum
         from (select md5(row(${columns.map(() => '??').join(', ')})::text) as line from ??) lines`,
      [...columns, table],
    );
    const [state] = rows;
    if (state) states.push({ table, columns, ...state });
  }
  return states;
}

/** Returns the tables whose rows differ, each with the difference. */
export function compareTables(before: TableState[], after: TableState[]): string[] {
  const afterByTable = new Map(after.map((state) => [state.table, state]));
  return before.flatMap(({ table, rows, checksum }) => {
    const now = afterByTable.get(table);
    if (!now) return [`${table} is gone`];
    if (now.rows !== rows) return [`${table} has ${now.rows} rows instead of ${rows}`];
    return now.checksum === checksum ? [] : [`${table} has other rows`];
  });
}
