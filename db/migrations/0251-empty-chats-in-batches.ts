import type { Knex } from 'knex';

const views = (condition: string) => `
  create or replace view conversations as
    select user_id, guest_id, character_id, last_message_at from chats ${condition};
  create or replace view threads as
    select id, user_id, guest_id, character_id, last_seq, last_message_at from chats ${condition};`;

/**
 * A chat that is removed is nobody's from then on, and its messages go in batches; so do those of one
 * that is cleared, which stays its person's.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table chats
      -- Messages up to this place are on their way out; null where nothing is.
      add column emptying_to_seq integer,
      add column removed_at timestamptz,
      -- The account that removed it, so that its erasure finds what is not gone yet.
      add column removed_by uuid,
      drop constraint chats_check;
    alter table chats
      add constraint chats_owner check (
        num_nonnulls(user_id, guest_id) = case when removed_at is null then 1 else 0 end) not valid,
      add constraint chats_removed check (
        removed_at is null or emptying_to_seq is not null) not valid,
      add constraint chats_removed_by check (removed_by is null or removed_at is not null) not valid,
      add constraint chats_removed_by_fkey
        foreign key (removed_by) references users (id) on delete set null not valid;
    alter table chats validate constraint chats_owner;
    alter table chats validate constraint chats_removed;
    alter table chats validate constraint chats_removed_by;
    alter table chats validate constraint chats_removed_by_fkey;
    create index chats_emptying on chats (id) where emptying_to_seq is not null;
    create index chats_removed_by on chats (removed_by) where removed_by is not null;
    ${views('where removed_at is null')}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from chats where removed_at is not null;
    ${views('')}
    alter table chats
      drop column removed_by,
      drop column removed_at,
      drop column emptying_to_seq;
    alter table chats
      add constraint chats_check check (num_nonnulls(user_id, guest_id) = 1)`);
}
