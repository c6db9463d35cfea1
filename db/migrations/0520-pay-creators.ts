import type { Knex } from 'knex';

/** Stores where people who earn want their money, what they asked for, and how it was paid. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table payout_methods (
      id uuid primary key,
      user_id uuid not null references users (id),
      kind text not null check (kind in ('bank_payout', 'crypto_payout', 'credit_card_payout')),
      -- Of a wallet.
      network text check (network in ('TRC20', 'ERC20')),
      -- Of an account at a bank (ISO 3166-1 alpha-2).
      country text check (country ~ '^[A-Z]{2}$'),
      label text not null default '' check (length(label) <= 50),
      -- The last characters of the number or address; the whole is sealed.
      ends_with text not null check (length(ends_with) between 1 and 4),
      sealed_details text not null,
      -- Grows with every change of the details.
      version integer not null default 1 check (version > 0),
      approval_status text not null default 'pending'
        check (approval_status in ('pending', 'approved', 'rejected')),
      rejection_reason text check (length(rejection_reason) <= 500),
      is_default boolean not null default false,
      -- Whether the holder is the name of the tax details; wallets have none.
      name_check text not null default 'none' check (name_check in ('matches', 'differs', 'none')),
      decided_by uuid references staff (id),
      decided_at timestamptz,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      removed_at timestamptz,
      check ((kind = 'crypto_payout') = (network is not null)),
      check (removed_at is null or not is_default),
      check (approval_status <> 'rejected' or rejection_reason is not null)
    );
    create index payout_methods_person on payout_methods (user_id, created_at);
    create unique index payout_methods_default on payout_methods (user_id) where is_default;
    create index payout_methods_listed on payout_methods (changed_at, id)
      where removed_at is null;
    create index payout_methods_decider on payout_methods (decided_by);

    create table payout_batches (
      id uuid primary key,
      rail text not null check (rail in ('sepa-file', 'bank-file', 'crypto-file')),
      state text not null default 'made' check (state in ('made', 'sent', 'confirmed')),
      -- What the bank or the chain calls it.
      reference text check (length(reference) between 1 and 100),
      made_by uuid not null references staff (id),
      created_at timestamptz not null,
      sent_by uuid references staff (id),
      sent_at timestamptz,
      confirmed_by uuid references staff (id),
      confirmed_at timestamptz,
      check ((state = 'made') = (sent_at is null)),
      check ((state = 'confirmed') = (confirmed_at is not null)),
      check (sent_at is null or reference is not null),
      -- Two people.
      check (confirmed_by <> sent_by)
    );
    create index payout_batches_newest on payout_batches (created_at, id);
    create index payout_batches_makers on payout_batches (made_by);
    create index payout_batches_senders on payout_batches (sent_by);
    create index payout_batches_confirmers on payout_batches (confirmed_by);

    create table payouts (
      id uuid primary key,
      -- Shown to people as PO-1001.
      number bigint generated always as identity (start with 1001) unique,
      user_id uuid not null references users (id),
      method_id uuid references payout_methods (id) on delete set null,
      -- The version of the method whose details were copied.
      method_version integer not null,
      kind text not null check (kind in ('bank_payout', 'crypto_payout', 'credit_card_payout')),
      network text check (network in ('TRC20', 'ERC20')),
      ends_with text not null,
      sealed_destination text not null,
      amount_minor bigint not null check (amount_minor > 0),
      fee_minor bigint not null check (fee_minor >= 0 and fee_minor < amount_minor),
      currency currency_code not null,
      rail text not null check (rail ~ '^[a-z-]{1,30}$'),
      state text not null default 'requested'
        check (state in ('requested', 'approved', 'sent', 'paid', 'failed', 'rejected', 'reversed')),
      needs_two boolean not null,
      is_held boolean not null default false,
      first_by uuid references staff (id),
      first_at timestamptz,
      approved_by uuid references staff (id),
      approved_at timestamptz,
      batch_id uuid references payout_batches (id),
      provider_payout_id text check (length(provider_payout_id) <= 200),
      -- Calls of the provider.
      attempts integer not null default 0,
      try_at timestamptz,
      -- Why it was rejected, failed or came back.
      reason text check (length(reason) <= 500),
      created_at timestamptz not null,
      sent_at timestamptz,
      paid_at timestamptz,
      ended_at timestamptz,
      check ((state in ('failed', 'rejected', 'reversed')) = (reason is not null)),
      check ((state in ('paid', 'failed', 'rejected', 'reversed')) = (ended_at is not null)),
      check (state not in ('approved', 'sent', 'paid') or approved_by is not null),
      -- Nobody signs twice.
      check (not needs_two or approved_by is null or (first_by is not null and first_by <> approved_by))
    );
    -- One open request at a time.
    create unique index payouts_open on payouts (user_id)
      where state in ('requested', 'approved', 'sent');
    create index payouts_person on payouts (user_id, created_at, id);
    create index payouts_newest on payouts (created_at, id);
    create index payouts_states on payouts (state, created_at, id);
    create index payouts_amounts on payouts (amount_minor, id);
    create index payouts_due on payouts (try_at) where state in ('approved', 'sent');
    create index payouts_batch on payouts (batch_id);
    create index payouts_method on payouts (method_id);
    create index payouts_first on payouts (first_by);
    create index payouts_approvers on payouts (approved_by);

    create table payout_tax_details (
      user_id uuid primary key references users (id),
      country text not null check (country ~ '^[A-Z]{2}$'),
      is_business boolean not null,
      -- Name, address, tax number and date of birth.
      sealed_details text not null,
      -- Since when we may write invoices in their name.
      self_billing_since timestamptz,
      changed_at timestamptz not null
    );

    create table self_billing_invoices (
      id uuid primary key,
      number bigint generated always as identity (start with 10001) unique,
      user_id uuid not null references users (id),
      -- YYYY-MM.
      month text not null check (month ~ '^\\d{4}-(0[1-9]|1[0-2])$'),
      currency currency_code not null,
      amount_minor bigint not null,
      issued_at timestamptz not null,
      unique (user_id, month, currency)
    );

    create table share_agreements (
      id uuid primary key,
      -- The person whose shares are split, and who gets a part.
      person_id uuid not null references users (id),
      manager_id uuid not null references users (id),
      percent smallint not null check (percent between 1 and 90),
      currency currency_code not null,
      -- Sum of the person's payable shares when it began, and when it was last settled.
      base_minor bigint not null,
      settled_minor bigint not null,
      -- What the manager got of the difference; never more than the percentage.
      given_minor bigint not null default 0,
      began_at timestamptz not null,
      ended_at timestamptz,
      check (manager_id <> person_id)
    );
    create unique index share_agreements_open on share_agreements (person_id, currency)
      where ended_at is null;
    create index share_agreements_manager on share_agreements (manager_id, began_at);
    create index share_agreements_person on share_agreements (person_id, began_at);

    grant select, insert, update, delete on payout_methods, payout_batches, payouts,
      payout_tax_details, self_billing_invoices, share_agreements to nocturne_app;

    create view payouts_made as
      select id, user_id, amount_minor, fee_minor, currency, state, created_at, paid_at
        from payouts;
    create view verified_payout_methods as
      select distinct user_id from payout_methods
       where approval_status = 'approved' and removed_at is null;
    create view manager_shares as
      select person_id, manager_id, percent, currency, given_minor, began_at, ended_at
        from share_agreements;
    revoke insert, update, delete, truncate on payouts_made, verified_payout_methods, manager_shares
      from nocturne_app`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view manager_shares, verified_payout_methods, payouts_made;
    drop table share_agreements, self_billing_invoices, payout_tax_details, payouts, payout_batches,
      payout_methods`);
}
