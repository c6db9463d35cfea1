import type { Knex } from 'knex';

/** Fan clubs, what they cost, and who belongs to them. */
export async function createFanClubs(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Clubs with what they cost, for how long one joins, and what was asked at which time.
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

    create table fanclub_memberships (
      user_id uuid not null references users (id),
      character_id uuid not null references characters (id) on delete cascade,
      started_at timestamptz not null,
      expires_at timestamptz not null,
      id uuid not null unique default gen_random_uuid(),
      status text not null default 'active' check (status in ('active', 'expired')),
      plan_id uuid references fanclub_plans (id) on delete set null,
      -- Periods are counted from here: the 31st stays the 31st wherever there is one.
      anchor_at timestamptz not null default now(),
      period_unit text not null default 'month' check (period_unit in ('week', 'month')),
      period_count smallint not null default 1 check (period_count > 0),
      periods integer not null default 1 check (periods > 0),
      pays_with text not null default 'nothing'
        check (pays_with in ('money', 'tokens', 'nothing')),
      -- Cents or tokens a period, as it was agreed to when joining.
      price integer not null default 0 check (price >= 0),
      discount_percent smallint not null default 0,
      renews boolean not null default false,
      cancelled_at timestamptz,
      -- When the next period is to be paid for, or tried again; null where nothing is ahead.
      due_at timestamptz,
      failed_renewals smallint not null default 0,
      card_id uuid,
      order_id uuid,
      -- The end of the latest period whose renewal was announced.
      noticed_until timestamptz,
      primary key (user_id, character_id),
      check ((pays_with = 'nothing') = (price = 0)),
      check (renews or due_at is null)
    );
    create index fanclub_memberships_character on fanclub_memberships (character_id);
    create index fanclub_memberships_plan on fanclub_memberships (plan_id);
    create index fanclub_memberships_due on fanclub_memberships (due_at) where due_at is not null;
    create index fanclub_memberships_ending on fanclub_memberships (expires_at)
      where status = 'active';

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

    -- What was paid for clubs, period by period; our part of it.
    create table fanclub_periods (
      order_id uuid primary key,
      net_minor bigint not null check (net_minor >= 0),
      currency char(3) not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at >= starts_at),
      reversed_at timestamptz
    );
    create index fanclub_periods_ends on fanclub_periods (ends_at);

    create view club_members as
      select user_id, character_id, started_at, expires_at from fanclub_memberships;
    create view clubs as
      select id, character_id, creator_id, price, discount_percent, token_price from fanclubs;
    create view paid_club_periods as
      select order_id, net_minor, currency, starts_at, ends_at, reversed_at as ended_at
        from fanclub_periods;
    revoke insert, update, delete, truncate on club_members, clubs, paid_club_periods
      from nocturne_app;
  `);
}
