import type { Knex } from 'knex';

/** Plans, their prices and offers, and who has which. */
export async function createSubscriptions(knex: Knex): Promise<void> {
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

    create table subscriptions (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      started_at timestamptz not null default now(),
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      -- None where access was given without one.
      plan_id uuid references subscription_plans (id),
      status text not null default 'canceled'
        check (status in ('active', 'past_due', 'canceled', 'expired')),
      -- The number of the period that was paid for last, from 1; expires_at is when it ends.
      number integer not null default 1 check (number > 0),
      period_starts_at timestamptz not null,
      -- Periods are counted from here: the one that runs ends so many months after it.
      anchor_at timestamptz not null,
      anchor_months integer not null default 0 check (anchor_months >= 0),
      -- What the next period was told to cost.
      renewal_minor integer check (renewal_minor > 0),
      currency char(3) not null default 'USD',
      -- Of the period that runs, as 3_DAY.
      special_offer_key text,
      next_plan_id uuid references subscription_plans (id),
      next_minor integer check (next_minor > 0),
      next_renewal_minor integer check (next_renewal_minor > 0),
      card_id uuid,
      -- Of the renewal that is due: how often a card was refused, and when it is tried again.
      attempts smallint not null default 0 check (attempts >= 0),
      next_attempt_at timestamptz,
      failed_payment_id uuid,
      -- Access after expires_at, while what is due may still be paid.
      grace_ends_at timestamptz,
      -- The number of the period whose renewal, or ending card, was written of.
      noticed_number integer not null default 0,
      -- When the next tokens are due, within what is paid.
      allowance_due_at timestamptz,
      canceled_at timestamptz,
      -- Access ends here, whatever was paid for.
      ended_at timestamptz,
      end_cause text check (end_cause in ('canceled', 'unpaid', 'refunded', 'charged-back', 'closed')),
      -- The card and its end that its owner was written of last, as ID YYYY-MM.
      noticed_card text,
      check (expires_at > started_at),
      check (grace_ends_at > expires_at),
      check (status <> 'active' or plan_id is not null),
      check ((next_plan_id is null) = (next_minor is null)
        and (next_plan_id is null) = (next_renewal_minor is null))
    );
    -- Whether somebody is premium: the latest end of theirs.
    create index subscriptions_user on subscriptions (user_id, expires_at desc);
    -- One runs at a time.
    create unique index subscriptions_running on subscriptions (user_id) where status <> 'expired';
    create index subscriptions_attempts on subscriptions (next_attempt_at)
      where next_attempt_at is not null;
    create index subscriptions_ends on subscriptions (expires_at) where status <> 'expired';
    create index subscriptions_allowances on subscriptions (allowance_due_at)
      where allowance_due_at is not null;
    create index subscriptions_plan on subscriptions (plan_id);
    create index subscriptions_next_plan on subscriptions (next_plan_id)
      where next_plan_id is not null;

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

    -- What was paid for, period by period: one payment each.
    create table subscription_periods (
      subscription_id uuid not null references subscriptions (id) on delete cascade,
      number integer not null check (number > 0),
      plan_id uuid not null references subscription_plans (id),
      order_id uuid not null unique,
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      paid_minor integer not null check (paid_minor >= 0),
      currency char(3) not null,
      special_offer_key text,
      reversed_at timestamptz,
      created_at timestamptz not null,
      primary key (subscription_id, number)
    );
    create index subscription_periods_plan on subscription_periods (plan_id);
    create index subscription_periods_ends on subscription_periods (ends_at);

    -- Every act of whoever thinks of cancelling, in the order of their ids.
    create table cancellation_steps (
      id uuid primary key,
      subscription_id uuid not null references subscriptions (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      -- 1 to 6, as the contract names them.
      step smallint not null check (step between 1 and 6),
      action text not null check (action in ('open', 'close', 'keep', 'continue', 'change-plan',
        'cancel', 'renew')),
      reason text,
      comment text check (length(comment) <= 1000),
      plan_id uuid references subscription_plans (id),
      created_at timestamptz not null
    );
    create index cancellation_steps_subscription on cancellation_steps (subscription_id, id desc);
    create index cancellation_steps_user on cancellation_steps (user_id);
    create index cancellation_steps_plan on cancellation_steps (plan_id) where plan_id is not null;

    -- The one truth of 'is premium': when the subscription that runs at a time ends, or null.
    create function subscription_end(person uuid, at timestamptz) returns timestamptz
    language sql stable as $$
      select max(case when expires_at > at then expires_at else grace_ends_at end)
        from subscriptions
       where user_id = person and started_at <= at
         and greatest(expires_at, grace_ends_at) > at and (ended_at is null or ended_at > at)
    $$;

    create view paid_subscription_periods as
      select order_id, paid_minor as net_minor, currency, starts_at, ends_at,
             reversed_at as ended_at
        from subscription_periods;
    revoke insert, update, delete, truncate on paid_subscription_periods from nocturne_app;

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
