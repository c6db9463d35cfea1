import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
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
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table cancellation_steps');
}
