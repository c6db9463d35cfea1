import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Who must pass the stronger check of age before they talk, and who has: nothing more of it.
    create table age_checks (
      -- A user or a visitor; a visitor need not have a row of their own.
      person_id uuid primary key,
      person_kind text not null check (person_kind in ('user', 'guest')),
      required_at timestamptz not null,
      passed_at timestamptz,
      method text check (length(method) <= 40),
      check ((passed_at is null) = (method is null))
    );
    -- Visitors whose token has ended.
    create index age_checks_guests on age_checks (required_at) where person_kind = 'guest';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table age_checks');
}
