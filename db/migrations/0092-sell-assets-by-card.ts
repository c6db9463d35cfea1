import type { Knex } from 'knex';

/** Some assets are bought with money: an unlock is then an order's, not a transfer's. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table post_assets
      -- Cents of a US dollar for this one alone; null where no card opens it.
      add column card_price integer check (card_price > 0),
      add check (not is_free or card_price is null);
    alter table post_asset_unlocks
      drop constraint post_asset_unlocks_tokens_check,
      alter column transfer_id drop not null,
      add column order_id uuid unique,
      add constraint paid_with_tokens check (tokens >= 0 and (transfer_id is not null) = (tokens > 0)),
      add constraint paid_once check ((transfer_id is null) = (order_id is not null));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from post_asset_unlocks where order_id is not null;
    alter table post_asset_unlocks
      drop constraint paid_with_tokens,
      drop constraint paid_once,
      drop column order_id,
      alter column transfer_id set not null,
      add constraint post_asset_unlocks_tokens_check check (tokens > 0);
    alter table post_assets drop column card_price;
  `);
}
