import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Who paid too much is given what they bought, and the rest goes back by itself.
    alter table payments
      drop constraint payments_review_check,
      add constraint payments_review_check
        check (review in ('amount-mismatch', 'currency-mismatch', 'underpaid'));
    alter table payments rename column redirect_url to sealed_redirect_url;
    create index payments_card on payments (saved_card_id) where saved_card_id is not null;

    -- A card of an erased person stays until its processor has forgotten it, too.
    alter table saved_cards
      drop constraint saved_cards_user_id_fkey,
      alter column holder drop not null;
    create index saved_cards_forgotten on saved_cards (forgotten_at) where forgotten_at is not null;

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
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table payment_debts, disputes, refunds;
    drop index payments_card;
    alter table payments rename column sealed_redirect_url to redirect_url;
    drop index saved_cards_forgotten;
    delete from saved_cards where holder is null or user_id not in (select id from users);
    alter table saved_cards
      alter column holder set not null,
      add constraint saved_cards_user_id_fkey
        foreign key (user_id) references users (id) on delete cascade;
    alter table payments
      drop constraint payments_review_check,
      add constraint payments_review_check check (review in
        ('amount-mismatch', 'currency-mismatch', 'underpaid', 'overpaid'));
  `);
}
