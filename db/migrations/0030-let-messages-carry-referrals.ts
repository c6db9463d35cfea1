import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table messages
      -- The lines of help that a referral card names; nothing on any other message.
      add column referral jsonb,
      -- Whether it used one of its person's free messages, which are given back with a reply.
      add column is_trial boolean not null default false;
    alter table replies
      -- Where the person was and what language they asked in, should the reply name lines of help.
      add column country text check (length(country) = 2),
      add column language text check (length(language) <= 35);
    -- Visitors who never signed up, for the day their conversations are removed.
    create index guests_unattached on guests (created_at) where attached_to_user_id is null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index guests_unattached;
    alter table replies drop column country, drop column language;
    alter table messages drop column referral, drop column is_trial;
  `);
}
