import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table subscriptions
      drop column plan,
      -- None where access was given without one.
      add column plan_id uuid references subscription_plans (id),
      add column status text not null default 'canceled'
        check (status in ('active', 'past_due', 'canceled', 'expired')),
      -- The number of the period that was paid for last, from 1; expires_at is when it ends.
      add column number integer not null default 1 check (number > 0),
      add column period_starts_at timestamptz,
      -- Periods are counted from here: the one that runs ends so many months after it.
      add column anchor_at timestamptz,
      add column anchor_months integer not null default 0 check (anchor_months >= 0),
      -- What the next period was told to cost.
      add column renewal_minor integer check (renewal_minor > 0),
      add column currency char(3) not null default 'USD',
      -- Of the period that runs, as 3_DAY.
      add column special_offer_key text,
      add column next_plan_id uuid references subscription_plans (id),
      add column next_minor integer check (next_minor > 0),
      add column next_renewal_minor integer check (next_renewal_minor > 0),
      add column card_id uuid,
      -- Of the renewal that is due: how often a card was refused, and when it is tried again.
      add column attempts smallint not null default 0 check (attempts >= 0),
      add column next_attempt_at timestamptz,
      add column failed_payment_id uuid,
      -- Access after expires_at, while what is due may still be paid.
      add column grace_ends_at timestamptz check (grace_ends_at > expires_at),
      -- The number of the period whose renewal, or ending card, was written of.
      add column noticed_number integer not null default 0,
      add column card_noticed_number integer not null default 0,
      -- When the next tokens are due, within what is paid.
      add column allowance_due_at timestamptz,
      add column canceled_at timestamptz,
      -- Access ends here, whatever was paid for.
      add column ended_at timestamptz,
      add column end_cause text
        check (end_cause in ('canceled', 'unpaid', 'refunded', 'charged-back', 'closed'));

    update subscriptions set period_starts_at = started_at, anchor_at = expires_at,
      status = case when expires_at <= now() then 'expired' else 'canceled' end;
    -- One runs at a time: the one that ends last.
    update subscriptions one set status = 'expired', ended_at = now()
     where status <> 'expired' and exists (
       select from subscriptions other
        where other.user_id = one.user_id and other.status <> 'expired'
          and (other.expires_at, other.id) > (one.expires_at, one.id));

    alter table subscriptions
      alter column period_starts_at set not null,
      alter column anchor_at set not null,
      add check (status <> 'active' or plan_id is not null),
      add check ((next_plan_id is null) = (next_minor is null)
        and (next_plan_id is null) = (next_renewal_minor is null));
    create unique index subscriptions_running on subscriptions (user_id) where status <> 'expired';
    create index subscriptions_attempts on subscriptions (next_attempt_at)
      where next_attempt_at is not null;
    create index subscriptions_ends on subscriptions (expires_at) where status <> 'expired';
    create index subscriptions_allowances on subscriptions (allowance_due_at)
      where allowance_due_at is not null;

    create index subscriptions_plan on subscriptions (plan_id);
    create index subscriptions_next_plan on subscriptions (next_plan_id)
      where next_plan_id is not null;

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

    create or replace function subscription_end(person uuid, at timestamptz) returns timestamptz
    language sql stable as $$
      select max(case when expires_at > at then expires_at else grace_ends_at end)
        from subscriptions
       where user_id = person and started_at <= at
         and greatest(expires_at, grace_ends_at) > at and (ended_at is null or ended_at > at)
    $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace function subscription_end(person uuid, at timestamptz) returns timestamptz
    language sql stable as $$
      select max(expires_at) from subscriptions
       where user_id = person and started_at <= at and expires_at > at
    $$;
    drop table subscription_periods;
    alter table subscriptions
      add column plan text not null default 'month',
      drop column plan_id, drop column status, drop column number, drop column period_starts_at,
      drop column anchor_at, drop column anchor_months, drop column renewal_minor,
      drop column currency, drop column special_offer_key, drop column next_plan_id,
      drop column next_minor, drop column next_renewal_minor, drop column card_id,
      drop column attempts, drop column next_attempt_at, drop column failed_payment_id,
      drop column grace_ends_at, drop column noticed_number, drop column card_noticed_number,
      drop column allowance_due_at, drop column canceled_at, drop column ended_at,
      drop column end_cause;
  `);
}
