import type { Knex } from 'knex';

/**
 * Changes of a large table that is in use, for a migration without a transaction (`config = { transaction:
 * false }`). Each may be repeated after an interruption at any point.
 */

type Run = <Row = never>(sql: string, bindings?: string[]) => Promise<Row[]>;

/**
 * Builds the index of a `create index NAME ON TABLE …` statement; for a partitioned table, one partition
 * after another. Removes the remains of an interrupted attempt.
 */
export async function buildIndex(knex: Knex, statement: string): Promise<void> {
  const [, kind = '', name, table, rest] =
    /^\s*create (unique )?index (\w+) on (\w+) (.*)$/s.exec(statement) ?? [];
  if (!name || !table || !rest) throw new Error(`no "create index NAME on TABLE …": ${statement}`);
  await onOneConnection(knex, async (run) => {
    const partitions = await listPartitions(run, table);
    if (!partitions) return buildConcurrently(run, { kind, name, place: name, on: table, rest });
    await run(`create ${kind}index if not exists ${name} on only ${table} ${rest}`);
    for (const { schema, partition } of partitions) {
      const own = `${partition}_${name}`;
      const place = `${schema}.${own}`;
      await buildConcurrently(run, { kind, name: own, place, on: `${schema}.${partition}`, rest });
      // Does nothing if it is already attached.
      await run(`alter index ${name} attach partition ${place}`);
    }
  });
}

interface Index {
  kind: string;
  name: string;
  /** The name with the schema of its table. */
  place: string;
  on: string;
  rest: string;
}

async function buildConcurrently(run: Run, { kind, name, place, on, rest }: Index): Promise<void> {
  const [index] = await run<{ is_whole: boolean }>(
    'select indisvalid as is_whole from pg_index where indexrelid = to_regclass(?)',
    [place],
  );
  if (index?.is_whole) return;
  // It waits for earlier transactions, but no other statement waits for it.
  await run('set lock_timeout = 0');
  try {
    if (index) await run(`drop index concurrently ${place}`);
    await run(`create ${kind}index concurrently ${name} on ${on} ${rest}`);
  } finally {
    await run('reset lock_timeout');
  }
}

/** Returns the partitions of a table, or undefined if it has none. */
async function listPartitions(run: Run, table: string) {
  const [existing] = await run<{ is_partitioned: boolean }>(
    `select relkind = 'p' as is_partitioned from pg_class where oid = ?::regclass`,
    [table],
  );
  if (!existing?.is_partitioned) return undefined;
  return run<{ schema: string; partition: string }>(
    `select relnamespace::regnamespace::text as schema, relname::text as partition
       from pg_partition_tree(?::regclass) join pg_class on oid = relid where isleaf order by 1, 2`,
    [table],
  );
}

/**
 * Adds a constraint to a table, as `check (…)`, `not null COLUMN` or `foreign key …`. It first applies to
 * new rows; then the existing rows are validated.
 */
export async function addConstraint(
  knex: Knex,
  { table, name, definition }: { table: string; name: string; definition: string },
): Promise<void> {
  await onOneConnection(knex, async (run) => {
    const [existing] = await run<{ is_whole: boolean }>(
      'select convalidated as is_whole from pg_constraint where conrelid = ?::regclass and conname = ?',
      [table, name],
    );
    if (existing?.is_whole) return;
    if (!existing) {
      await run(`alter table ?? add constraint ?? ${definition} not valid`, [table, name]);
    }
    await run('alter table ?? validate constraint ??', [table, name]);
  });
}

/**
 * Runs work on one connection without a transaction: session settings belong to a connection, and an index
 * cannot be built concurrently in a transaction.
 */
async function onOneConnection(knex: Knex, work: (run: Run) => Promise<void>): Promise<void> {
  if (knex.isTransaction) throw new Error('this wants config = { transaction: false }');
  const { client } = knex as { client: Knex.Client };
  const connection: unknown = await client.acquireConnection();
  try {
    await work(async <Row>(sql: string, bindings: string[] = []) => {
      const { rows } = await knex.raw<{ rows: Row[] }>(sql, bindings).connection(connection);
      return rows;
    });
  } finally {
    await client.releaseConnection(connection);
  }
}
