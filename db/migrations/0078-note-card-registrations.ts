import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Whose card is being proved at a processor's, so that nobody else can ask for it.
    create table card_registrations (
      processor text not null,
      registration_id text not null,
      user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null,
      primary key (processor, registration_id)
    );
    create index card_registrations_user on card_registrations (user_id, registration_id);
    create index card_registrations_created on card_registrations (created_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table card_registrations');
}
