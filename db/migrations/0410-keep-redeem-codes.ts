import type { Knex } from 'knex';

/** Stores the batches of redeem codes, the hashes of their codes, and what people redeemed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table redeem_batches (
      id uuid primary key,
      kind text not null check (kind in ('tokens', 'premium')),
      -- Tokens, or months of Premium.
      amount integer not null check (amount > 0),
      -- Many codes once each, or one code several times.
      form text not null check (form in ('single', 'shared')),
      quantity integer not null check (quantity > 0),
      uses integer not null default 0 check (uses between 0 and quantity),
      starts_at timestamptz,
      ends_at timestamptz,
      once_per_person boolean not null,
      for_new_accounts boolean not null,
      note text not null check (length(note) <= 200),
      created_by uuid not null references staff (id),
      created_at timestamptz not null,
      issued_at timestamptz,
      disabled_at timestamptz,
      check (ends_at > starts_at)
    );
    create index redeem_batches_newest on redeem_batches (created_at, id);
    create index redeem_batches_staff on redeem_batches (created_by);
    create table redeem_codes (
      id uuid primary key,
      batch_id uuid not null references redeem_batches (id),
      -- A keyed hash; the code itself is stored nowhere.
      hash text not null unique,
      last_four text not null check (length(last_four) = 4),
      most_uses integer not null check (most_uses > 0),
      uses integer not null default 0 check (uses between 0 and most_uses)
    );
    create index redeem_codes_batch on redeem_codes (batch_id, last_four);
    create table redeem_uses (
      id uuid primary key,
      code_id uuid not null references redeem_codes (id),
      batch_id uuid not null references redeem_batches (id),
      user_id uuid not null references users (id) on delete cascade,
      kind text not null check (kind in ('tokens', 'premium')),
      amount integer not null check (amount > 0),
      -- The end of the granted Premium.
      premium_until timestamptz,
      redeemed_at timestamptz not null,
      unique (code_id, user_id)
    );
    create index redeem_uses_person on redeem_uses (user_id, batch_id);
    create index redeem_uses_batch on redeem_uses (batch_id);
    create index redeem_uses_code on redeem_uses (code_id, redeemed_at);
    grant select, insert, update, delete on redeem_batches, redeem_codes, redeem_uses
      to nocturne_app`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table redeem_uses, redeem_codes, redeem_batches');
}
