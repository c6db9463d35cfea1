import type { Knex } from 'knex';

/** How packs are made for what somebody needs, and those that were made. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table smart_token_tiers (
      id uuid primary key,
      is_welcome_back boolean not null default false,
      -- The largest need it serves; without one, every larger need.
      up_to integer check (up_to > 0),
      -- A pack is the need rounded up to a multiple of this, and never less than least.
      step integer not null check (step between 1 and 100000),
      least integer not null check (least between 1 and 1000000),
      is_test boolean not null default false,
      created_at timestamptz not null
    );
    create unique index smart_token_tiers_reach
      on smart_token_tiers (is_welcome_back, is_test, up_to) nulls not distinct;

    create table smart_token_tier_terms (
      tier_id uuid not null references smart_token_tiers (id),
      valid_from timestamptz not null,
      -- Minor units for a hundred tokens.
      price_of_100_minor integer not null check (price_of_100_minor >= 100),
      currency character(3) not null,
      bonus_bp integer not null default 0 check (bonus_bp between 0 and 100000),
      discount_bp integer not null default 0 check (discount_bp between 0 and 9000),
      subscription_discount_bp integer check (subscription_discount_bp between 0 and 9000),
      primary key (tier_id, valid_from)
    );
    revoke update, delete, truncate on smart_token_tier_terms from nocturne_app;

    create table smart_token_packs (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      offer_key text not null unique,
      tier_id uuid not null references smart_token_tiers (id),
      -- Whether the product suggested it, or the person asked for it.
      is_suggested boolean not null,
      tokens_needed integer not null check (tokens_needed >= 0),
      amount integer not null check (amount > 0),
      -- The tier's terms when it was made.
      price_minor integer not null check (price_minor >= 50),
      currency character(3) not null,
      bonus_bp integer not null,
      discount_bp integer not null,
      subscription_discount_bp integer,
      is_welcome_back boolean not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      order_id uuid,
      check ((used_at is null) = (order_id is null)),
      check (created_at < expires_at)
    );
    create index smart_token_packs_of_user on smart_token_packs (user_id, created_at desc);
    create index smart_token_packs_tier on smart_token_packs (tier_id);
    create index smart_token_packs_ending on smart_token_packs (expires_at);
    create index smart_token_packs_of_order on smart_token_packs (order_id)
      where order_id is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table smart_token_packs, smart_token_tier_terms, smart_token_tiers');
}
