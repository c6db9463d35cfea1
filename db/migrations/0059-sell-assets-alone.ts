import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Whole tokens for this one alone; without a price it comes with its post only.
    alter table post_assets
      add column unlock_price integer check (unlock_price > 0),
      add check (not is_free or unlock_price is null);

    create table post_asset_unlocks (
      user_id uuid not null references users (id),
      asset_id uuid not null references post_assets (id) on delete cascade,
      -- What was paid, in tokens, by which transfer.
      tokens integer not null check (tokens > 0),
      transfer_id uuid not null references ledger_transfers (id),
      created_at timestamptz not null,
      primary key (user_id, asset_id)
    );
    create index post_asset_unlocks_asset on post_asset_unlocks (asset_id);
    create index post_asset_unlocks_latest on post_asset_unlocks (user_id, created_at desc);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table post_asset_unlocks;
    alter table post_assets drop column unlock_price;
  `);
}
