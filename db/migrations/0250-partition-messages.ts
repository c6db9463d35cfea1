import type { Knex } from 'knex';

/** Partitions of `messages`, each of which holds the chats of one remainder. */
const partitions = Array.from({ length: 16 }, (_, remainder) => ({
  remainder,
  name: `partitions.messages_${String(remainder).padStart(2, '0')}`,
}));

/** Indexes of messages beside their keys, each beginning with the chat. */
const indexes = {
  quoted: '(chat_id, quoted_id) where quoted_id is not null',
  pictures: `(chat_id, sent_at desc, id desc)
    where removed_at is null and type in ('image', 'video', 'gift_for_tip', 'post_message')`,
  voices: "(chat_id, sent_at desc, id desc) where removed_at is null and type = 'audio'",
  tips: "(chat_id, type) where type in ('tip', 'gift_for_tip')",
  referrals: "(chat_id, sent_at) where subtype = 'crisis_referral'",
};

/** A key is unique in a chat, for longer than its outcome is kept. */
const keys = '(chat_id, sender_id, idempotency_key) where idempotency_key is not null';

/** Columns that refer to a message, and what a deletion does to them. */
const references = [
  { table: 'replies', column: 'message_id', onDelete: 'cascade' },
  { table: 'send_outcomes', column: 'message_id', onDelete: 'cascade' },
  { table: 'facts', column: 'message_id', onDelete: 'set null' },
  { table: 'diary_entries', column: 'first_message_id', onDelete: 'set null' },
  { table: 'diary_entries', column: 'last_message_id', onDelete: 'set null' },
  { table: 'video_messages', column: 'message_id', onDelete: 'set null' },
  { table: 'voice_recordings', column: 'message_id', onDelete: 'set null' },
] as const;

const nameOf = ({ table, column }: { table: string; column: string }) => `${table}_${column}_fkey`;

/**
 * Divides messages by the chat they are in (docs/decisions/0035-messages-by-chat.md). Rewrites the
 * table, which is only possible while nobody writes to it: before the launch.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema partitions;
    create table messages_by_chat (like messages including defaults including constraints)
      partition by hash (chat_id)`);
  for (const { name, remainder } of partitions) {
    await knex.raw(
      `create table ${name} partition of messages_by_chat
         for values with (modulus ${partitions.length}, remainder ${remainder})`,
    );
  }
  await knex.raw('insert into messages_by_chat select * from messages');
  for (const one of references) {
    await knex.raw('alter table ?? drop constraint ??', [one.table, nameOf(one)]);
  }
  await nameChatsOfMessages(knex);
  await knex.raw(`
    drop table messages;
    alter table messages_by_chat rename to messages;
    -- Small: before the launch, as all that follows.
    alter table messages
      add constraint messages_pkey primary key (chat_id, id),
      add constraint messages_chat_id_seq_key unique (chat_id, seq),
      -- One answer of a message, however many write it.
      add constraint messages_chat_id_reply_to_id_key unique (chat_id, reply_to_id)`);
  for (const { name } of partitions) await createIndexes(knex, name);
  // Those of the partitions become parts of these, under names that a plan can be read by.
  await createIndexes(knex, 'messages');
  await knex.raw(`
    -- Small: before the launch.
    alter table messages
      add constraint messages_chat_id_fkey
        foreign key (chat_id) references chats (id) on delete cascade,
      add constraint messages_transfer_id_fkey
        foreign key (transfer_id) references ledger_transfers (id),
      -- A message moves to another chat when a visitor signs up; references follow it.
      add constraint messages_reply_to_id_fkey
        foreign key (chat_id, reply_to_id) references messages (chat_id, id)
        on update cascade on delete cascade,
      add constraint messages_quoted_id_fkey
        foreign key (chat_id, quoted_id) references messages (chat_id, id)
        on update cascade on delete set null (quoted_id)`);
  for (const { onDelete, ...one } of references) {
    await knex.raw(
      `alter table ?? add constraint ?? foreign key (chat_id, ??)
         references messages (chat_id, id) on update cascade
         on delete ${onDelete === 'cascade' ? onDelete : 'set null (??)'} not valid`,
      [one.table, nameOf(one), one.column, ...(onDelete === 'cascade' ? [] : [one.column])],
    );
    await knex.raw('alter table ?? validate constraint ??', [one.table, nameOf(one)]);
  }
}

async function createIndexes(knex: Knex, table: string): Promise<void> {
  const short = table.replace('partitions.', '');
  await knex.raw(`create unique index ${short}_keys on ${table} ${keys}`);
  for (const [name, columns] of Object.entries(indexes)) {
    await knex.raw(`create index ${short}_${name} on ${table} ${columns}`);
  }
}

/** Adds the chat to rows that refer to a message. */
async function nameChatsOfMessages(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table send_outcomes add column chat_id uuid;
    update send_outcomes outcome set chat_id = sent.chat_id
      from messages sent where sent.id = outcome.message_id;
    -- Small: before the launch.
    alter table send_outcomes add constraint send_outcomes_chat_id_check
      check ((chat_id is null) = (message_id is null));
    update voice_recordings recording set chat_id = sent.chat_id
      from messages sent where sent.id = recording.message_id;
    update video_messages video set chat_id = shown.chat_id
      from messages shown where shown.id = video.message_id and video.chat_id is null`);
}

/** Only while no table is too large to be written anew. */
export async function down(knex: Knex): Promise<void> {
  for (const one of references) {
    await knex.raw('alter table ?? drop constraint ??', [one.table, nameOf(one)]);
  }
  await knex.raw(`
    create table messages_together (like messages including defaults including constraints);
    insert into messages_together select * from messages;
    drop table messages;
    drop schema partitions;
    alter table messages_together rename to messages;
    alter table messages
      add constraint messages_pkey primary key (id),
      add constraint messages_chat_id_seq_key unique (chat_id, seq),
      add constraint messages_reply_to_id_key unique (reply_to_id),
      add constraint messages_sender_id_idempotency_key_key unique (sender_id, idempotency_key),
      add constraint messages_chat_id_fkey
        foreign key (chat_id) references chats (id) on delete cascade,
      add constraint messages_transfer_id_fkey
        foreign key (transfer_id) references ledger_transfers (id),
      add constraint messages_reply_to_id_fkey
        foreign key (reply_to_id) references messages (id) on delete cascade,
      add constraint messages_quoted_id_fkey
        foreign key (quoted_id) references messages (id) on delete set null;
    create index messages_quoted on messages (quoted_id) where quoted_id is not null;
    alter table send_outcomes drop column chat_id`);
  for (const [name, columns] of Object.entries(indexes)) {
    if (name !== 'quoted') await knex.raw(`create index messages_${name} on messages ${columns}`);
  }
  for (const { onDelete, ...one } of references) {
    await knex.raw(
      `alter table ?? add constraint ?? foreign key (??) references messages (id)
         on delete ${onDelete}`,
      [one.table, nameOf(one), one.column],
    );
  }
}
