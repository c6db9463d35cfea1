import type { Knex } from 'knex';

/** What tokens are sold as, what is offered to whom, and what was bought. */
export async function createOffers(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What tokens are sold as. Terms begin at a time and are never overwritten: the old ones stay.
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

    -- Tokens on top of the next pack; what is offered to whom until when; and what was bought.
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

    -- How packs are made for what somebody needs, and those that were made.
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

    revoke update, delete, truncate on token_offer_terms, smart_token_tier_terms from nocturne_app;
  `);
}
