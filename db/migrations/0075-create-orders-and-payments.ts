import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table orders (
      id uuid primary key,
      -- What people are told and tell: 7F3K-20Q9.
      number text not null unique check (number ~ '^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
      -- No reference: records of money outlive accounts.
      buyer_id uuid not null,
      product_kind text not null
        check (product_kind in ('subscriptions', 'tokens', 'fanclub', 'post_asset')),
      product_id text not null check (length(product_id) between 1 and 100),
      product_name text not null check (length(product_name) between 1 and 200),
      -- The selling area's own.
      product_details jsonb not null,
      character_id uuid,
      creator_id uuid,
      -- As it was computed when checkout opened, and charged whatever becomes of prices.
      price jsonb not null,
      total_minor bigint not null
        generated always as ((price -> 'total' ->> 'minor')::bigint) stored
        check (total_minor > 0),
      currency text not null
        generated always as (price -> 'total' ->> 'currency') stored
        check (currency ~ '^[A-Z]{3}$'),
      kind text not null check (kind in ('initial', 'rebill', 'one-time-purchase')),
      source text check (length(source) <= 100),
      replaces_subscription_id uuid,
      -- The same for the same product at the same price, so that a second tab finds the first's order.
      sameness text not null,
      state text not null default 'open' check (state in ('open', 'paid', 'expired', 'cancelled')),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      -- When a browser told that it had shown the order: told once.
      shown_at timestamptz,
      closed_at timestamptz,
      check ((state = 'open') = (closed_at is null)),
      check (expires_at > created_at)
    );
    create unique index orders_open on orders (buyer_id, sameness) where state = 'open';
    -- A job that is run twice finds the order that it made.
    create unique index orders_rebill on orders (sameness) where kind = 'rebill';
    create index orders_buyer on orders (buyer_id, created_at desc, id desc);
    create index orders_due on orders (expires_at) where state = 'open';

    create table saved_cards (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      processor text not null,
      -- The processor's name of it; the number itself is nowhere here.
      registration_id text not null,
      brand text not null check (brand in ('visa', 'master')),
      last4 text not null check (last4 ~ '^[0-9]{4}$'),
      holder text not null check (length(holder) <= 50),
      expires_on text not null check (expires_on ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
      is_default boolean not null,
      last_authentication_failed boolean not null default false,
      -- HMAC-SHA256 of what is known of the card: the same for one card of many accounts.
      mark bytea not null check (length(mark) = 32),
      created_at timestamptz not null,
      expired_at timestamptz,
      -- Kept for its payments, offered no more.
      removed_at timestamptz,
      -- When the processor was told to forget it.
      forgotten_at timestamptz,
      unique (processor, registration_id),
      check (not is_default or removed_at is null)
    );
    create unique index saved_cards_default on saved_cards (user_id) where is_default;
    create index saved_cards_user on saved_cards (user_id, created_at);
    create index saved_cards_mark on saved_cards (mark);
    create index saved_cards_unforgotten on saved_cards (removed_at)
      where removed_at is not null and forgotten_at is null;

    create table payments (
      id uuid primary key,
      order_id uuid not null references orders (id),
      payer_id uuid not null,
      method text not null check (method in ('credit_card_payment', 'crypto_payment')),
      wallet text check (wallet in ('APPLEPAY', 'GOOGLEPAY')),
      processor text not null,
      provider_payment_id text,
      saved_card_id uuid references saved_cards (id) on delete set null,
      card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
      card_brand text check (card_brand in ('visa', 'master')),
      saves_card boolean not null default false,
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      state text not null default 'pending'
        check (state in ('pending', 'completed', 'failed', 'expired')),
      -- How our asking for it ended; one that nobody was told the end of may have been charged.
      asked text not null default 'asking'
        check (asked in ('asking', 'answered', 'timeout', 'unavailable')),
      -- Where the payer has to go, sealed.
      redirect_url text,
      -- Another has been tried or completed for the order: what this one brings goes back.
      is_surplus boolean not null default false,
      -- Why somebody has to look at it; nothing is given meanwhile.
      review text check (review in
        ('amount-mismatch', 'currency-mismatch', 'underpaid', 'overpaid')),
      reviewed_at timestamptz,
      received_minor bigint check (received_minor >= 0),
      decline_code text check (length(decline_code) <= 100),
      refunded_minor bigint not null default 0 check (refunded_minor >= 0),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      -- When the processor is asked again.
      poll_at timestamptz,
      polls integer not null default 0,
      completed_at timestamptz,
      failed_at timestamptz,
      check ((state = 'completed') = (completed_at is not null)),
      check (refunded_minor <= greatest(amount_minor, coalesce(received_minor, 0)))
    );
    -- An order is paid once: at most one payment of it is under way or completed.
    create unique index payments_once on payments (order_id)
      where state in ('pending', 'completed') and not is_surplus;
    create unique index payments_provider on payments (processor, provider_payment_id);
    create index payments_order on payments (order_id, created_at);
    create index payments_payer on payments (payer_id, created_at desc, id desc);
    create index payments_due on payments (poll_at) where state = 'pending';
    create index payments_review on payments (created_at)
      where review is not null and reviewed_at is null;
    create index payments_latest on payments (completed_at desc, id desc)
      where state = 'completed' and not is_surplus;

    -- What was told of payments, by whichever side, and what it changed.
    create table payment_events (
      id bigint generated always as identity primary key,
      payment_id uuid not null references payments (id) on delete cascade,
      -- Who said so.
      told_by text not null check (told_by in
        ('request', 'answer', 'return', 'webhook', 'poll', 'expiry', 'refund', 'dispute', 'review')),
      told text not null,
      state_before text not null,
      state_after text not null,
      created_at timestamptz not null
    );
    create index payment_events_payment on payment_events (payment_id, id);

    alter table inbox
      add column attempts integer not null default 0,
      add column failure text;
    create index inbox_applied on inbox (applied_at) where applied_at is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index inbox_applied;
    alter table inbox drop column attempts, drop column failure;
    drop table payment_events, payments, saved_cards, orders;
  `);
}
