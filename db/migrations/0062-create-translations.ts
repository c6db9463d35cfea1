import type { Knex } from 'knex';

/**
 * Words of characters, posts and stories in other languages than the one they were written in; what
 * is missing is shown as it was written.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table character_translations (
      character_id uuid not null references characters (id) on delete cascade,
      locale text not null,
      occupation text check (occupation <> ''),
      tagline text check (tagline <> ''),
      bio text check (bio <> ''),
      greeting text check (greeting <> ''),
      primary key (character_id, locale)
    );
    create table post_translations (
      post_id uuid not null references posts (id) on delete cascade,
      locale text not null,
      text_content text not null check (text_content <> '' and length(text_content) <= 2000),
      primary key (post_id, locale)
    );
    create table story_translations (
      story_id uuid not null references stories (id) on delete cascade,
      locale text not null,
      caption text not null check (caption <> '' and length(caption) <= 300),
      primary key (story_id, locale)
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table story_translations, post_translations, character_translations');
}
