import type { Knex } from 'knex';

// For a while, what created posts made these indexes, too.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Reads of stories long over, to be forgotten.
    create index if not exists story_reads_new on story_reads (read_at);
    -- Names that begin with what somebody searches for, in the order they are shown in.
    create index if not exists characters_by_name on characters (search_name collate "C", id)
      where is_published;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index if exists story_reads_new, characters_by_name');
}
