import type { Knex } from 'knex';
import { addConstraint, buildIndex } from '../change-online';

const views = (condition: string) => `
  create or replace view conversations as
    select user_id, guest_id, character_id, last_message_at from chats ${condition};
  create or replace view threads as
    select id, user_id, guest_id, character_id, last_seq, last_message_at from chats ${condition};`;

export const config = { transaction: false };

/**
 * A chat that is removed is nobody's from then on, and its messages go in batches; so do those of one
 * that is cleared, which stays its person's.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table chats
      -- Messages up to this place are on their way out; null where nothing is.
      add column if not exists emptying_to_seq integer,
      add column if not exists removed_at timestamptz,
      -- The account that removed it, so that its erasure finds what is not gone yet.
      add column if not exists removed_by uuid`);
  for (const [name, definition] of Object.entries(constraints)) {
    await addConstraint(knex, { table: 'chats', name, definition });
  }
  await knex.raw('alter table chats drop constraint if exists chats_check');
  await buildIndex(
    knex,
    'create index chats_emptying on chats (id) where emptying_to_seq is not null',
  );
  await buildIndex(
    knex,
    'create index chats_removed_by on chats (removed_by) where removed_by is not null',
  );
  await knex.raw(views('where removed_at is null'));
}

const constraints = {
  chats_owner: `check (
    num_nonnulls(user_id, guest_id) = case when removed_at is null then 1 else 0 end)`,
  chats_removed: 'check (removed_at is null or emptying_to_seq is not null)',
  chats_removed_by: 'check (removed_by is null or removed_at is not null)',
  chats_removed_by_fkey: 'foreign key (removed_by) references users (id) on delete set null',
};

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
