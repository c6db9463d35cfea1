import type { Knex } from 'knex';

/** As `foldName` folds what is searched for: no marks, small letters, one form of each letter. */
const folded = (column: string) => `
  btrim(regexp_replace(regexp_replace(replace(replace(replace(translate(
    lower(regexp_replace(normalize(${column}, NFKD), '[\\u0300-\\u036f]+', '', 'g')),
    'ıłøđðς', 'iloddσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    '([\\u2e80-\\u2fdf\\u3005-\\u3007\\u3400-\\u9fff])', ' \\1 ', 'g'), '\\s+', ' ', 'g'))`;

/** Names of any script and occupations are searched; posts are narrowed to women, men or anime. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Its indexes go with it.
    alter table characters drop column search_name;
    alter table characters
      add column search_name text not null generated always as (${folded('name')}) stored,
      add column search_occupation text not null
        generated always as (${folded('occupation')}) stored;
    create index characters_search on characters using gin (search_name gin_trgm_ops)
      where is_published;
    create index characters_by_name on characters (search_name collate "C", id)
      where is_published;
    create index characters_search_occupation on characters
      using gin (search_occupation gin_trgm_ops) where is_published;
    -- Whose posts an explorer shows that is narrowed to women, men or anime.
    create index characters_category on characters (category, random_order, id)
      where is_published;
    -- Featured posts of the chip that is not anime.
    create index posts_featured_realistic on posts (access, random_order, id)
      where is_published and style = 'Realistic';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index posts_featured_realistic, characters_category;
    alter table characters drop column search_occupation, drop column search_name;
    alter table characters add column search_name text not null
      generated always as (lower(regexp_replace(
        normalize(name, NFD), '[\\u0300-\\u036f]+', '', 'g'))) stored;
    create index characters_search on characters using gin (search_name gin_trgm_ops)
      where is_published;
    create index characters_by_name on characters (search_name collate "C", id)
      where is_published;
  `);
}
