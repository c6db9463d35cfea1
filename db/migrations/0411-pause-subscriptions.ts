import type { Knex } from 'knex';
import { addConstraint, buildIndex } from '../change-online';

export const config = { transaction: false };

const table = 'subscriptions';
const states = (words: string[]) => `check (status in (${words.map((w) => `'${w}'`).join(', ')}))`;
const before = ['active', 'past_due', 'canceled', 'expired'];

/** Lets subscriptions be paused: a state, the time of its beginning and end, and of the mail before it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table subscriptions
      add column if not exists paused_from timestamptz,
      add column if not exists resumes_at timestamptz,
      add column if not exists resume_noticed_at timestamptz
  `);
  const name = 'subscriptions_states';
  await addConstraint(knex, { table, name, definition: states([...before, 'paused']) });
  await knex.raw('alter table subscriptions drop constraint if exists subscriptions_status_check');
  await addConstraint(knex, {
    table,
    name: 'subscriptions_pauses',
    definition: `check ((status = 'paused') = (resumes_at is not null)
      and (status <> 'paused' or (paused_from is not null and plan_id is not null)))`,
  });
  await buildIndex(
    knex,
    `create index subscriptions_resumes on subscriptions (resumes_at)
       where resumes_at is not null and resume_noticed_at is null`,
  );
}

export async function down(knex: Knex): Promise<void> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    `select from subscriptions where status = 'paused' limit 1`,
  );
  if (rows.length > 0) throw new Error('subscriptions are paused; the code before knows no pause');
  const name = 'subscriptions_status_check';
  await addConstraint(knex, { table, name, definition: states(before) });
  await knex.raw(`
    drop index if exists subscriptions_resumes;
    alter table subscriptions
      drop constraint subscriptions_states,
      drop column paused_from,
      drop column resumes_at,
      drop column resume_noticed_at
  `);
}
