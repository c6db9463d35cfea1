import type { Knex } from 'knex';

/**
 * Percent of a page that is filled at first. The rest is room for new versions of rows beside the old
 * ones, so that no index changes (HOT); only updates of columns without an index gain by it.
 */
const room = {
  chats: 80,
  chat_memories: 80,
  replies: 80,
  ledger_accounts: 80,
  token_lots: 85,
  users: 85,
  sessions: 85,
  post_counts: 70,
  character_counts: 70,
};

/**
 * Tables whose rows come and go are vacuumed by how many went and not by their share of what there is:
 * as a share, the debris of a long hour waits until the table has doubled.
 */
const passing = {
  outbox: 10_000,
  send_outcomes: 50_000,
  replies: 20_000,
  idempotent_requests: 20_000,
  model_calls: 50_000,
  post_views: 50_000,
  character_views: 50_000,
};

/** Tables that only grow: vacuumed after a fiftieth of new rows instead of a fifth. */
const growing = ['messages', 'ledger_entries', 'ledger_transfers', 'token_lot_uses'];

const roomOptions = ['fillfactor'];
const passingOptions = [
  'autovacuum_vacuum_scale_factor',
  'autovacuum_vacuum_threshold',
  'autovacuum_vacuum_cost_delay',
];
const growingOptions = ['autovacuum_vacuum_insert_scale_factor'];

export async function up(knex: Knex): Promise<void> {
  for (const [table, percent] of Object.entries(room)) {
    await knex.raw(`alter table ${table} set (fillfactor = ${percent})`);
  }
  for (const [table, rows] of Object.entries(passing)) {
    await knex.raw(`alter table ${table} set (autovacuum_vacuum_scale_factor = 0,
      autovacuum_vacuum_threshold = ${rows}, autovacuum_vacuum_cost_delay = 0)`);
  }
  for (const table of await leavesOf(knex, growing)) {
    await knex.raw(`alter table ${table} set (autovacuum_vacuum_insert_scale_factor = 0.02)`);
  }
}

export async function down(knex: Knex): Promise<void> {
  const reset = (table: string, options: readonly string[]) =>
    knex.raw(`alter table ${table} reset (${options.join(', ')})`);
  for (const table of Object.keys(room)) await reset(table, roomOptions);
  for (const table of Object.keys(passing)) await reset(table, passingOptions);
  for (const table of await leavesOf(knex, growing)) await reset(table, growingOptions);
}

/** Tables that hold rows: the parts of one that is divided, itself otherwise. */
async function leavesOf(knex: Knex, tables: readonly string[]): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(
    `select leaf.relid::regclass::text as name
       from unnest(?::text[]) as named (name), pg_partition_tree(named.name::regclass) leaf
      where leaf.isleaf
     union
     -- Of a table that is not divided the tree is empty.
     select named.name from unnest(?::text[]) as named (name)
      where not exists (select from pg_partition_tree(named.name::regclass))`,
    [[...tables], [...tables]],
  );
  return rows.map(({ name }) => name);
}
