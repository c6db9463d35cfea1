import type { Knex } from 'knex';

/** A notice says what kind it is, what it is about and by which fact it was told; nothing wrote here before. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index notifications_unread;
    drop index notifications_user;
    alter table notifications rename column name to kind;
    alter table notifications
      -- What facts are about that are told together, as the messages of one chat are.
      add column subject text not null,
      -- The newest of these facts; identifiers grow with time.
      add column fact_id uuid not null,
      add column times integer not null default 1 check (times > 0),
      -- Whether it stands in the product's own list; one that does not may still be sent.
      add column is_listed boolean not null default true,
      -- When the newest fact was told, which lists go by.
      add column told_at timestamptz(3) not null;
    create unique index notifications_fact on notifications (user_id, subject, fact_id);
    create index notifications_told on notifications (user_id, told_at desc, id desc) where is_listed;
    create index notifications_unread on notifications (user_id, told_at) where read_at is null;
    create index notifications_age on notifications (told_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index notifications_fact;
    drop index notifications_told;
    drop index notifications_unread;
    drop index notifications_age;
    alter table notifications
      drop column subject,
      drop column fact_id,
      drop column times,
      drop column is_listed,
      drop column told_at;
    alter table notifications rename column kind to name;
    create index notifications_user on notifications (user_id, created_at desc, id desc);
    create index notifications_unread on notifications (user_id) where read_at is null;
  `);
}
