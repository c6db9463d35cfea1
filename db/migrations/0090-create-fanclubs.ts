import type { Knex } from 'knex';

/** Clubs with what they cost, for how long one joins, and what was asked at which time. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table fanclubs (
      id uuid primary key,
      character_id uuid not null unique references characters (id) on delete cascade,
      -- Whose twin the character is, and who is paid. Null once their account is gone.
      creator_id uuid unique references users (id) on delete set null,
      -- Cents of a US dollar for a month, less the discount already; null where money opens nothing.
      price integer check (price >= 0),
      discount_percent smallint not null default 0 check (discount_percent between 0 and 90),
      -- Whole tokens for a month; null where tokens open nothing.
      token_price integer check (token_price > 0),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (price is not null or token_price is not null)
    );

    create table fanclub_plans (
      id uuid primary key,
      club_id uuid not null references fanclubs (id) on delete cascade,
      -- Weeks, or months: of a plan in years, too.
      duration smallint not null check (duration between 1 and 520),
      duration_type text not null check (duration_type in ('Weeks', 'Months', 'Years')),
      price integer not null check (price > 0),
      is_active boolean not null default true,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (duration_type <> 'Years' or duration % 12 = 0)
    );
    create unique index fanclub_plans_duration
      on fanclub_plans (club_id, duration, (duration_type = 'Weeks'));

    -- What a club, or a plan of it, cost from when on.
    create table fanclub_prices (
      id uuid primary key,
      club_id uuid not null references fanclubs (id) on delete cascade,
      plan_id uuid references fanclub_plans (id) on delete cascade,
      price integer,
      discount_percent smallint not null,
      token_price integer,
      created_at timestamptz not null
    );
    create index fanclub_prices_plan on fanclub_prices (plan_id);
    create index fanclub_prices_club on fanclub_prices (club_id, created_at desc);

    create view clubs as
      select id, character_id, creator_id, price, discount_percent, token_price from fanclubs;
    revoke insert, update, delete, truncate on clubs from nocturne_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view clubs;
    drop table fanclub_prices;
    drop table fanclub_plans;
    drop table fanclubs;
  `);
}
