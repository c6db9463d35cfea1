import type { Knex } from 'knex';

/**
 * Keeps the sums of months that are over, added up when their statement was first read. They can be
 * added up again at any time, in another time zone or currency, too.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table statement_months (
      user_id uuid not null references users on delete cascade,
      time_zone text not null,
      currency currency_code not null,
      month text not null check (month ~ '^20[0-9]{2}-[0-9]{2}$'),
      tokens bigint not null,
      value bigint not null,
      sums jsonb not null,
      made_at timestamptz not null,
      primary key (user_id, time_zone, currency, month)
    );
    create index statement_months_age on statement_months (made_at)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table statement_months');
}
