import type { Knex } from 'knex';

/** Tokens held for what is priced by the minute or still being made, and out of which lots. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table token_reservations (
      id uuid primary key,
      account_id uuid not null references ledger_accounts (id),
      tokens bigint not null check (tokens > 0),
      -- What they are to be spent for.
      reason text not null,
      reference uuid,
      character_id uuid,
      creator_id uuid,
      state text not null default 'open' check (state in ('open', 'settled', 'released')),
      spent bigint not null default 0 check (spent >= 0 and spent <= tokens),
      transfer_id uuid not null references ledger_transfers (id),
      closed_by uuid references ledger_transfers (id),
      ends_at timestamptz not null,
      created_at timestamptz not null,
      check ((state = 'open') = (closed_by is null)),
      check (state = 'settled' or spent = 0)
    );
    create index token_reservations_open on token_reservations (ends_at) where state = 'open';
    create index token_reservations_account on token_reservations (account_id, state);
    revoke update, delete, truncate on token_reservations from nocturne_app;
    grant update (state, spent, closed_by) on token_reservations to nocturne_app;

    create table token_reservation_lots (
      reservation_id uuid not null references token_reservations (id),
      lot_id uuid not null references token_lots (id),
      tokens bigint not null check (tokens > 0),
      -- Lots are spent in the order in which they were held.
      place smallint not null,
      primary key (reservation_id, lot_id)
    );
    create index token_reservation_lots_lot on token_reservation_lots (lot_id);
    revoke update, delete, truncate on token_reservation_lots from nocturne_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table token_reservation_lots, token_reservations');
}
