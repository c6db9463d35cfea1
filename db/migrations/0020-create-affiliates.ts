import type { Knex } from 'knex';

/** Known names on partner sites, looked up by creators who say that they are live there. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table affiliates (
      id uuid primary key,
      website text not null check (length(website) between 1 and 253),
      nickname text not null check (length(nickname) between 1 and 100),
      created_at timestamptz not null default now()
    );
    create unique index affiliates_name on affiliates (lower(website), lower(nickname));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table affiliates');
}
