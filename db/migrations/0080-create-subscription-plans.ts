import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table subscription_plans (
      id uuid primary key,
      name text not null unique check (length(name) between 1 and 100),
      duration_months smallint not null check (duration_months between 1 and 120),
      -- Whose list it stands in: everybody's, of who came by a partner, or of test accounts.
      audience text not null default 'everyone' check (audience in ('everyone', 'affiliate', 'test')),
      -- In place of the plan of the same length, for who names it.
      offer_key text unique check (length(offer_key) between 1 and 100),
      is_active boolean not null default true,
      created_at timestamptz not null
    );

    -- What a plan costs from a time on; never changed, only followed by another.
    create table plan_prices (
      plan_id uuid not null references subscription_plans (id) on delete cascade,
      valid_from timestamptz not null,
      -- Minor units: a month at the full price, by which it renews, and all of the first period.
      monthly_minor integer not null check (monthly_minor > 0),
      payment_minor integer not null check (payment_minor > 0),
      currency char(3) not null default 'USD',
      primary key (plan_id, valid_from)
    );

    -- A short first period at a price of its own; after it the plan renews at its full price.
    create table plan_special_offers (
      plan_id uuid not null references subscription_plans (id) on delete cascade,
      unit_type text not null check (unit_type in ('day', 'month')),
      unit_amount smallint not null check (unit_amount between 1 and 365),
      payment_minor integer not null check (payment_minor > 0),
      currency char(3) not null default 'USD',
      audience text not null default 'everyone' check (audience in ('everyone', 'test')),
      is_active boolean not null default true,
      created_at timestamptz not null,
      primary key (plan_id, unit_type, unit_amount, audience)
    );

    -- Tokens that come on top of a plan while the offer runs.
    create table subscription_bonus_offers (
      key text not null check (length(key) between 1 and 100),
      plan_id uuid not null references subscription_plans (id) on delete cascade,
      tokens integer not null check (tokens > 0),
      starts_at timestamptz not null,
      ends_at timestamptz check (ends_at > starts_at),
      primary key (plan_id, key)
    );

    -- Until when somebody may take the special offer; begun once, by first seeing it.
    create table special_offer_openings (
      user_id uuid primary key references users (id) on delete cascade,
      opened_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > opened_at)
    );

    -- What is for sale from the beginning.
    insert into subscription_plans (id, name, duration_months, audience, offer_key, created_at) values
      ('00000000-0000-7000-8000-000000000101', '1 month', 1, 'everyone', null, '2000-01-01'),
      ('00000000-0000-7000-8000-000000000103', '3 months', 3, 'everyone', null, '2000-01-01'),
      ('00000000-0000-7000-8000-000000000112', '12 months', 12, 'everyone', null, '2000-01-01');
    insert into plan_prices (plan_id, valid_from, monthly_minor, payment_minor) values
      ('00000000-0000-7000-8000-000000000101', '2000-01-01', 1999, 1999),
      ('00000000-0000-7000-8000-000000000103', '2000-01-01', 1999, 3897),
      ('00000000-0000-7000-8000-000000000112', '2000-01-01', 1999, 9588);
    insert into plan_special_offers (plan_id, unit_type, unit_amount, payment_minor, created_at) values
      ('00000000-0000-7000-8000-000000000101', 'month', 1, 999, '2000-01-01'),
      ('00000000-0000-7000-8000-000000000101', 'day', 3, 199, '2000-01-01');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table special_offer_openings, subscription_bonus_offers, plan_special_offers, plan_prices,
      subscription_plans;
  `);
}
