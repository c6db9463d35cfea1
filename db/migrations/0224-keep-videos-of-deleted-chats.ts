import type { Knex } from 'knex';

/**
 * That somebody had a video stays known when they delete its chat: the first is free once. What they
 * asked for goes with the chat.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table video_messages
      alter column chat_id drop not null,
      alter column sealed_query drop not null,
      drop constraint video_messages_chat_id_fkey,
      add constraint video_messages_chat_id_fkey
        foreign key (chat_id) references chats (id) on delete set null not valid
  `);
  await knex.raw('alter table video_messages validate constraint video_messages_chat_id_fkey');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from video_messages where chat_id is null or sealed_query is null;
    alter table video_messages
      alter column chat_id set not null,
      alter column sealed_query set not null,
      drop constraint video_messages_chat_id_fkey,
      add constraint video_messages_chat_id_fkey
        foreign key (chat_id) references chats (id) on delete cascade
  `);
}
