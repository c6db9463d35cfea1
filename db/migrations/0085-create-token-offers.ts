import type { Knex } from 'knex';

/** What tokens are sold as. Terms begin at a time and are never overwritten: the old ones stay. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table token_offers (
      id uuid primary key,
      kind text not null check (kind in ('pack', 'special', 'welcome_back', 'keyed')),
      amount integer not null check (amount between 1 and 1000000),
      -- Of keyed ones: the key people come with, and which of several they are shown.
      offer_key text check (offer_key ~ '^[a-z0-9][a-z0-9_-]{0,59}$'),
      variant text check (variant ~ '^[A-Za-z0-9_-]{1,60}$'),
      -- For accounts of tests alone.
      is_test boolean not null default false,
      audience text not null default 'everyone'
        check (audience in ('everyone', 'premium', 'not_premium', 'never_paid', 'not_verified')),
      -- For people whom this partner sent.
      affiliate_key text check (length(affiliate_key) between 1 and 100),
      -- For people whom the experiment gives this variant.
      experiment text,
      experiment_variant text,
      starts_at timestamptz,
      ends_at timestamptz,
      created_at timestamptz not null,
      check ((kind = 'keyed') = (offer_key is not null)),
      check (variant is null or kind = 'keyed'),
      check ((experiment is null) = (experiment_variant is null)),
      check (starts_at < ends_at)
    );
    create unique index token_offers_of_key
      on token_offers (offer_key, variant, amount, is_test) nulls not distinct
      where offer_key is not null;

    create table token_offer_terms (
      offer_id uuid not null references token_offers (id),
      valid_from timestamptz not null,
      price_minor integer not null check (price_minor >= 50),
      currency character(3) not null,
      -- Basis points: of the amount, of the price, of the price for premium.
      bonus_bp integer not null default 0 check (bonus_bp between 0 and 100000),
      discount_bp integer not null default 0 check (discount_bp between 0 and 9000),
      subscription_discount_bp integer check (subscription_discount_bp between 0 and 9000),
      -- Whole tokens on top of the bonus.
      special_bonus_tokens integer not null default 0
        check (special_bonus_tokens between 0 and 1000000),
      primary key (offer_id, valid_from)
    );

    revoke update, delete, truncate on token_offer_terms from nocturne_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table token_offer_terms, token_offers');
}
