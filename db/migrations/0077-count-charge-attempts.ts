import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
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
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table payment_risk_decisions, charge_attempts');
}
