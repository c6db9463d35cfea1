import type { Knex } from 'knex';

/** Tokens on top of the next pack; what is offered to whom until when; and what was bought. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table token_bonus_offers (
      id uuid primary key,
      offer_key text not null check (offer_key ~ '^[a-z0-9][a-z0-9_-]{0,59}$'),
      -- Whole tokens, on top of a pack of at least min_amount.
      tokens integer not null check (tokens between 1 and 1000000),
      min_amount integer not null default 1 check (min_amount > 0),
      -- How long somebody has it who claims it.
      lasts_seconds integer not null check (lasts_seconds > 0),
      is_test boolean not null default false,
      audience text not null default 'everyone'
        check (audience in ('everyone', 'premium', 'not_premium', 'never_paid', 'not_verified')),
      affiliate_key text check (length(affiliate_key) between 1 and 100),
      experiment text,
      experiment_variant text,
      starts_at timestamptz,
      ends_at timestamptz,
      created_at timestamptz not null,
      unique (offer_key, is_test),
      check ((experiment is null) = (experiment_variant is null)),
      check (starts_at < ends_at)
    );

    create table user_offers (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      occasion text not null
        check (occasion in ('token_special', 'welcome_back', 'tokens_bonus')),
      bonus_offer_id uuid references token_bonus_offers (id),
      -- Whole tokens of a bonus, as claimed.
      tokens integer not null default 0 check (tokens >= 0),
      min_amount integer not null default 1,
      status text not null check (status in ('available', 'used', 'expired')),
      began_at timestamptz not null,
      ends_at timestamptz not null,
      used_at timestamptz,
      order_id uuid,
      check ((occasion = 'tokens_bonus') = (bonus_offer_id is not null)),
      check ((status = 'used') = (used_at is not null and order_id is not null)),
      check (began_at <= ends_at)
    );
    create unique index user_offers_of_bonus on user_offers (user_id, bonus_offer_id)
      where bonus_offer_id is not null;
    create unique index user_offers_running on user_offers (user_id, occasion)
      where bonus_offer_id is null and status = 'available';
    create index user_offers_of_user on user_offers (user_id, began_at desc);
    create index user_offers_ending on user_offers (ends_at) where status = 'available';
    create index user_offers_of_order on user_offers (order_id) where order_id is not null;
    create index user_offers_bonus_offer on user_offers (bonus_offer_id)
      where bonus_offer_id is not null;

    create table token_purchases (
      order_id uuid primary key,
      user_id uuid not null references users (id),
      -- What was sold: an offer or somebody's smart pack, which may be gone.
      product_id uuid not null,
      tokens integer not null check (tokens > 0),
      -- Bonus of all kinds.
      bonus_tokens integer not null default 0 check (bonus_tokens >= 0),
      paid_minor integer not null check (paid_minor >= 0),
      currency character(3) not null,
      bought_at timestamptz not null,
      -- How much of it refunds and chargebacks have taken back.
      tokens_taken integer not null default 0 check (tokens_taken >= 0)
    );
    create index token_purchases_of_user on token_purchases (user_id, bought_at desc);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table token_purchases, user_offers, token_bonus_offers');
}
