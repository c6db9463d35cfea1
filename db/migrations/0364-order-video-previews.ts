import type { Knex } from 'knex';
import { addConstraint } from '../change-online';

const before = ['chat_photo', 'message_speech', 'voice_reply', 'chat_video', 'made_portrait'];

export const config = { transaction: false };

/** Lets video previews of made characters be ordered. */
export async function up(knex: Knex): Promise<void> {
  await allow(knex, 'generations_purpose_listed', [...before, 'made_video']);
  await knex.raw('alter table generations drop constraint if exists generations_purpose_words');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`delete from generations where purpose = 'made_video'`);
  await allow(knex, 'generations_purpose_words', before);
  await knex.raw('alter table generations drop constraint if exists generations_purpose_listed');
}

async function allow(knex: Knex, name: string, purposes: string[]): Promise<void> {
  const list = purposes.map((purpose) => `'${purpose}'`).join(', ');
  await addConstraint(knex, {
    table: 'generations',
    name,
    definition: `check (purpose in (${list}))`,
  });
}
