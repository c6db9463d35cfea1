import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table ledger_accounts (
      id uuid primary key,
      kind text not null check (kind in ('person', 'system')),
      owner_id uuid unique,
      code text unique,
      balance bigint check (balance >= 0),
      version integer not null default 0,
      created_at timestamptz not null default now(),
      -- Only a person's account caches its balance: a system account would be a hot row.
      check (kind <> 'person' or (owner_id is not null and balance is not null)),
      check (kind <> 'system' or (code is not null and balance is null))
    );
    create table ledger_transfers (
      id uuid primary key,
      idempotency_key text not null unique,
      reason text not null,
      reference uuid,
      created_at timestamptz not null default now()
    );
    create table ledger_entries (
      id bigint generated always as identity primary key,
      transfer_id uuid not null references ledger_transfers (id),
      account_id uuid not null references ledger_accounts (id),
      amount bigint not null check (amount <> 0),
      created_at timestamptz not null default now(),
      unique (transfer_id, account_id)
    );
    -- A person's history, newest first, and the reconciliation of one account.
    create index ledger_entries_account on ledger_entries (account_id, id desc);

    create table ledger_snapshots (
      account_id uuid not null references ledger_accounts (id),
      last_entry_id bigint not null,
      total bigint not null,
      created_at timestamptz not null default now(),
      primary key (account_id, last_entry_id)
    );

    create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      raise exception 'ledger rows are append-only' using errcode = 'restrict_violation';
    end $$;
    create trigger ledger_entries_append_only before update or delete or truncate
      on ledger_entries for each statement execute function refuse_ledger_change();
    create trigger ledger_transfers_append_only before update or delete or truncate
      on ledger_transfers for each statement execute function refuse_ledger_change();

    insert into ledger_accounts (id, kind, code) values
      ('00000000-0000-7000-8000-000000000001', 'system', 'promotion'),
      ('00000000-0000-7000-8000-000000000002', 'system', 'revenue'),
      ('00000000-0000-7000-8000-000000000003', 'system', 'refunds');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table ledger_snapshots, ledger_entries, ledger_transfers, ledger_accounts;
    drop function refuse_ledger_change();
  `);
}
