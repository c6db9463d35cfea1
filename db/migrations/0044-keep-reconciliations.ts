import type { Knex } from 'knex';

/** What each look at the whole ledger found; the application adds to it and changes nothing. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table ledger_reconciliations (
      id bigint generated always as identity primary key,
      reconciled_at timestamptz not null,
      entries bigint not null check (entries >= 0),
      -- Tokens that do not add up: in the whole and in people's balances.
      imbalance bigint not null check (imbalance >= 0),
      faults integer not null check (faults >= 0)
    );
    revoke update, delete, truncate on ledger_reconciliations from nocturne_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table ledger_reconciliations');
}
