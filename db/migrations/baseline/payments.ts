import type { Knex } from 'knex';

/** Orders, cards and payments with all that became of them. */
export async function createPayments(knex: Knex): Promise<void> {
  await knex.raw(`
    create table inbox (
      id uuid primary key,
      provider text not null,
      event_id text not null,
      payload jsonb not null,
      received_at timestamptz not null default now(),
      applied_at timestamptz,
      attempts integer not null default 0,
      failure text,
      unique (provider, event_id)
    );
    create index inbox_due on inbox (received_at) where applied_at is null;
    create index inbox_applied on inbox (applied_at) where applied_at is not null;

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
      user_id uuid not null,
      processor text not null,
      -- The processor's name of it; the number itself is nowhere here.
      registration_id text not null,
      brand text not null check (brand in ('visa', 'master')),
      last4 text not null check (last4 ~ '^[0-9]{4}$'),
      -- A card of an erased person stays, without its name, until its processor has forgotten it, too.
      holder text check (length(holder) <= 50),
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
    create index saved_cards_forgotten on saved_cards (forgotten_at) where forgotten_at is not null;

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
      sealed_redirect_url text,
      -- Another has been tried or completed for the order: what this one brings goes back.
      is_surplus boolean not null default false,
      -- Why somebody has to look at it; nothing is given meanwhile.
      review text check (review in ('amount-mismatch', 'currency-mismatch', 'underpaid')),
      reviewed_at timestamptz,
      -- Who paid too much is given what they bought, and the rest goes back by itself.
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
      -- Of the member of staff; null where its time was over.
      reviewed_by uuid,
      -- A renewal that its owner pays by hand and that fails is no try of the schedule.
      is_by_buyer boolean not null default false,
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
    create index payments_card on payments (saved_card_id) where saved_card_id is not null;
    create index payments_in_review on payments (created_at)
      where review is not null and reviewed_at is null;

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

    create table refunds (
      id uuid primary key,
      payment_id uuid not null references payments (id) on delete cascade,
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null,
      -- 'given-back': nobody was given anything for it, so nothing is taken back either.
      cause text not null check (cause in ('asked', 'given-back', 'processor')),
      reason text not null check (length(reason) <= 500),
      -- Staff, or null where nobody decided it.
      asked_by uuid,
      approved_by uuid,
      state text not null
        check (state in ('waiting', 'due', 'pending', 'completed', 'failed', 'refused')),
      provider_refund_id text,
      -- Where the person fetches the money.
      sealed_claim_url text,
      attempts integer not null default 0,
      created_at timestamptz not null,
      try_at timestamptz,
      completed_at timestamptz,
      check ((state = 'completed') = (completed_at is not null)),
      check (approved_by is null or approved_by <> asked_by)
    );
    create index refunds_payment on refunds (payment_id, created_at);
    create index refunds_due on refunds (try_at) where state in ('due', 'pending');
    create unique index refunds_provider on refunds (payment_id, provider_refund_id);

    create table disputes (
      id uuid primary key,
      payment_id uuid not null references payments (id) on delete cascade,
      -- The processor's name of it, the same for a chargeback and its reversal.
      chargeback_id text not null,
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null,
      reason text check (length(reason) <= 500),
      state text not null check (state in ('open', 'reversed')),
      opened_at timestamptz not null,
      answer_by timestamptz,
      reversed_at timestamptz,
      check ((state = 'reversed') = (reversed_at is not null)),
      unique (payment_id, chargeback_id)
    );
    create index disputes_open on disputes (opened_at) where state = 'open';

    -- What somebody had spent before their payment was taken back.
    create table payment_debts (
      id uuid primary key,
      user_id uuid not null,
      order_id uuid not null references orders (id) on delete cascade,
      -- Of the dispute or refund.
      reversal_id uuid not null unique,
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null,
      created_at timestamptz not null,
      settled_at timestamptz
    );
    create index payment_debts_user on payment_debts (user_id) where settled_at is null;
    create index payment_debts_order on payment_debts (order_id);

    -- Tries to pay or to save a card, by which limits against fraud are counted. Hashes only.
    create table charge_attempts (
      id bigint generated always as identity primary key,
      user_id uuid not null,
      kind text not null check (kind in ('pay', 'save-card')),
      payment_id uuid,
      card_mark bytea check (length(card_mark) = 32),
      device_mark bytea check (length(device_mark) = 32),
      address_mark bytea check (length(address_mark) = 32),
      outcome text not null default 'begun'
        check (outcome in ('begun', 'completed', 'declined', 'refused')),
      created_at timestamptz not null
    );
    create index charge_attempts_user on charge_attempts (user_id, created_at);
    create index charge_attempts_card on charge_attempts (card_mark, created_at)
      where card_mark is not null;
    create index charge_attempts_device on charge_attempts (device_mark, created_at)
      where device_mark is not null;
    create index charge_attempts_address on charge_attempts (address_mark, created_at)
      where address_mark is not null;
    create index charge_attempts_payment on charge_attempts (payment_id)
      where payment_id is not null;
    create index charge_attempts_created on charge_attempts (created_at);

    create table payment_risk_decisions (
      id uuid primary key,
      user_id uuid not null,
      rule text not null check (rule in
        ('card-velocity', 'device-velocity', 'address-velocity', 'account-velocity',
         'card-shared', 'refunds-abused', 'gifts-farmed')),
      -- What was counted, and against which limit.
      facts jsonb not null,
      decided_at timestamptz not null,
      -- Until then what it says holds.
      holds_until timestamptz not null,
      reviewed_by uuid,
      reviewed_at timestamptz,
      -- Null until somebody has looked at it.
      is_upheld boolean,
      check ((reviewed_at is null) = (is_upheld is null))
    );
    create index payment_risk_decisions_user
      on payment_risk_decisions (user_id, decided_at desc);
    create index payment_risk_decisions_open on payment_risk_decisions (decided_at)
      where reviewed_at is null;

    -- Whose card is being proved at a processor's, so that nobody else can ask for it.
    create table card_registrations (
      processor text not null,
      registration_id text not null,
      user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null,
      primary key (processor, registration_id)
    );
    create index card_registrations_user on card_registrations (user_id, registration_id);
    create index card_registrations_created on card_registrations (created_at);

    -- What came of money with each processor, one row a movement; what comes to us is positive.
    create view money_movements as
      select payment.id, 'payment' as kind, payment.id as payment_id, payment.order_id,
             payment.processor, payment.provider_payment_id,
             coalesce(payment.received_minor, payment.amount_minor) as amount_minor,
             payment.currency, payment.completed_at as occurred_at
        from payments payment
       where payment.state = 'completed'
      union all
      select refund.id, 'refund', payment.id, payment.order_id, payment.processor,
             payment.provider_payment_id, -refund.amount_minor, refund.currency, refund.completed_at
        from refunds refund join payments payment on payment.id = refund.payment_id
       where refund.state = 'completed'
      union all
      select dispute.id, 'chargeback', payment.id, payment.order_id, payment.processor,
             payment.provider_payment_id, -dispute.amount_minor, dispute.currency, dispute.opened_at
        from disputes dispute join payments payment on payment.id = dispute.payment_id
      union all
      select dispute.id, 'chargeback-reversed', payment.id, payment.order_id, payment.processor,
             payment.provider_payment_id, dispute.amount_minor, dispute.currency, dispute.reversed_at
        from disputes dispute join payments payment on payment.id = dispute.payment_id
       where dispute.state = 'reversed';
    -- What of each sale a state is owed, and what says where the buyer was.
    create view order_taxes as
      select id as order_id, product_kind, total_minor, currency,
             (price -> 'tax' ->> 'minor')::bigint as tax_minor,
             (price -> 'tax' ->> 'rate')::numeric as tax_rate,
             price -> 'tax' ->> 'country' as tax_country,
             (price -> 'tax' ->> 'inclusive')::boolean as tax_inclusive,
             price -> 'tax' ->> 'evidence' as tax_evidence
        from orders;
    create view usable_cards as
      select id, user_id, expires_on, expired_at is not null as has_expired
        from saved_cards where removed_at is null;
    revoke insert, update, delete, truncate on money_movements, order_taxes, usable_cards
      from nocturne_app;
  `);
}
