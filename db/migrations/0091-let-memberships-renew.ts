import type { Knex } from 'knex';

/** How a membership is paid for and goes on; what is there already was given for nothing and ends. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table fanclub_memberships
      add column id uuid not null unique default gen_random_uuid(),
      add column status text not null default 'active' check (status in ('active', 'expired')),
      add column plan_id uuid references fanclub_plans (id) on delete set null,
      -- Periods are counted from here: the 31st stays the 31st wherever there is one.
      add column anchor_at timestamptz not null default now(),
      add column period_unit text not null default 'month' check (period_unit in ('week', 'month')),
      add column period_count smallint not null default 1 check (period_count > 0),
      add column periods integer not null default 1 check (periods > 0),
      add column pays_with text not null default 'nothing'
        check (pays_with in ('money', 'tokens', 'nothing')),
      -- Cents or tokens a period, as it was agreed to when joining.
      add column price integer not null default 0 check (price >= 0),
      add column discount_percent smallint not null default 0,
      add column renews boolean not null default false,
      add column cancelled_at timestamptz,
      -- When the next period is to be paid for, or tried again; null where nothing is ahead.
      add column due_at timestamptz,
      add column failed_renewals smallint not null default 0,
      add column card_id uuid,
      add column order_id uuid,
      add check ((pays_with = 'nothing') = (price = 0)),
      add check (renews or due_at is null);
    update fanclub_memberships set anchor_at = started_at;
    create index fanclub_memberships_plan on fanclub_memberships (plan_id);
    create index fanclub_memberships_due on fanclub_memberships (due_at) where due_at is not null;
    create index fanclub_memberships_ending on fanclub_memberships (expires_at)
      where status = 'active';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index fanclub_memberships_ending;
    drop index fanclub_memberships_due;
    drop index fanclub_memberships_plan;
    alter table fanclub_memberships
      drop column order_id, drop column card_id, drop column failed_renewals, drop column due_at,
      drop column cancelled_at, drop column renews, drop column discount_percent,
      drop column price, drop column pays_with, drop column periods, drop column period_count,
      drop column period_unit, drop column anchor_at, drop column plan_id, drop column status,
      drop column id;
  `);
}
