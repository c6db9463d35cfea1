import type { Knex } from 'knex';

/** How characters sound: one greeting each, read in their voice for everybody. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table voice_samples (
      character_id uuid primary key references characters (id) on delete cascade,
      -- What is said in it: another greeting is read anew.
      words text not null,
      -- Null for words that could not be read aloud.
      storage_key text,
      seconds integer check (seconds > 0),
      -- How loud it is from start to end, in hundredths.
      peaks jsonb,
      created_at timestamptz not null,
      check (num_nulls(storage_key, seconds, peaks) in (0, 3))
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table voice_samples');
}
