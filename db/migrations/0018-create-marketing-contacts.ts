import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Whom the e-mail marketing service knows, and under which address.
    create table marketing_contacts (
      user_id uuid primary key references users (id) on delete cascade,
      email text not null,
      locale text not null,
      -- Null from before the service is told something until it has taken it.
      synced_at timestamptz
    );
    -- What the sweep looks for: people who agreed.
    create index users_agreed_to_promotions on users (id) where agreed_to_promotions;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index users_agreed_to_promotions; drop table marketing_contacts');
}
