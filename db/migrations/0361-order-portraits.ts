import type { Knex } from 'knex';
import { addConstraint } from '../change-online';

const before = ['chat_photo', 'message_speech', 'voice_reply', 'chat_video'];

export const config = { transaction: false };

/** Lets portraits of made characters be ordered, and keeps made characters from being published. */
export async function up(knex: Knex): Promise<void> {
  await allow(knex, 'generations_purpose_words', [...before, 'made_portrait']);
  await knex.raw('alter table generations drop constraint if exists generations_purpose_check');
  await addConstraint(knex, {
    table: 'characters',
    name: 'characters_private',
    definition: `check (not is_private or (origin = 'user_created' and not is_published))`,
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`delete from generations where purpose = 'made_portrait'`);
  await allow(knex, 'generations_purpose_check', before);
  await knex.raw('alter table generations drop constraint if exists generations_purpose_words');
  await knex.raw('alter table characters drop constraint if exists characters_private');
}

async function allow(knex: Knex, name: string, purposes: string[]): Promise<void> {
  const list = purposes.map((purpose) => `'${purpose}'`).join(', ');
  await addConstraint(knex, {
    table: 'generations',
    name,
    definition: `check (purpose in (${list}))`,
  });
}
