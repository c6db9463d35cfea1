import type { Knex } from 'knex';

/** What somebody who wants to be asked has agreed to for a day: one kind of spend, up to a price. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table spend_agreements (
      user_id uuid not null references users (id),
      reason text not null,
      tokens integer not null check (tokens > 0),
      ends_at timestamptz not null,
      created_at timestamptz not null,
      primary key (user_id, reason)
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table spend_agreements');
}
