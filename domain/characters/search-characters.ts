import type { Knex } from 'knex';
import * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { foldName } from './fold-name';
import { publishedCharacters } from './published';
import { toCharacters, type CharacterRow } from './queries';
import type { Character, CharacterFilter, CharacterPage } from './schema';

/** How far a search can be paged: nobody reads further, and an offset costs what it skips. */
export const deepestSearch = 500;
/** Fewer letters than this have no slips: names with a word that begins so. */
const fewestForSlips = 3;
/** Of longer words no two letters are taken to have changed places: nobody is called so. */
const mostForSwaps = 24;

/** A value of an attribute that the words name in the language of who searches. */
export interface NamedTag {
  type: string;
  value: string;
}

interface CharacterSearch extends CharacterFilter {
  words: string;
  /** What the words name beside people. */
  tags?: NamedTag[] | undefined;
  limit: number;
  offset?: number | undefined;
  cursor?: string | undefined;
  userId?: string | null | undefined;
}

const searchPosition = z.object({ found: z.number().int().nonnegative() });

/**
 * Published characters by name, occupation and tag, slips of the finger forgiven and accents ignored:
 * first names that begin with the words, then those of which a later word does, those of which two
 * letters changed places, the nearest names, and then who does what the words say or is so.
 */
export async function searchCharacters(
  context: DomainContext,
  search: CharacterSearch,
): Promise<CharacterPage<Character>> {
  const { items, nextCursor } = await searchCharacterRows(context, search);
  return { items: await toCharacters(context.db, items, search.userId), nextCursor };
}

/** The same page as rows. */
export async function searchCharacterRows(
  context: DomainContext,
  search: CharacterSearch,
): Promise<CharacterPage<CharacterRow>> {
  const from = search.cursor ? context.cursors.read(searchPosition, search.cursor) : null;
  const offset = Math.min(from?.found ?? search.offset ?? 0, deepestSearch);
  const words = foldName(search.words);
  if (!words) return { items: [], nextCursor: null };
  const enough = offset + search.limit + 1;
  const begun: CharacterRow[] = await beginningSo(context.db, search, words)
    .limit(search.limit + 1)
    .offset(offset);
  // Whoever is named exactly so comes first: where they fill the page, nobody else is looked for.
  const rows: CharacterRow[] =
    begun.length > search.limit
      ? begun
      : await meant(context.db, search, words, enough)
          .limit(search.limit + 1)
          .offset(offset);
  const found = offset + search.limit;
  const goesOn = rows.length > search.limit && found <= deepestSearch;
  return {
    items: rows.slice(0, search.limit),
    nextCursor: goesOn ? context.cursors.write({ found }) : null,
  };
}

type Query = ReturnType<typeof publishedCharacters>;

const byName = 'search_name collate "C", id';

/** Those whose name begins with the words, as an index holds them. */
function beginningSo(db: Knex, filter: CharacterFilter, words: string): Query {
  return publishedCharacters(db, filter)
    .whereRaw('search_name collate "C" like ?', [`${literally(words)}%`])
    .orderByRaw(byName);
}

/** The same and then whoever else is meant, perhaps: everybody once, at their best. */
function meant(db: Knex, search: CharacterSearch, words: string, enough: number) {
  const hasSlips = words.length >= fewestForSlips;
  // Each asks of one index: beside others the planner would read the whole table.
  const parts = [
    named(db, search, words),
    ...(hasSlips ? [swapped(db, search, words), occupied(db, search, words)] : []),
    ...(search.tags ?? []).map((tag) => tagged(db, search, tag)),
  ];
  const found = db.unionAll(
    parts.map((part) => part.limit(enough)),
    true,
  );
  const best = db
    .from(found.as('found'))
    .distinctOn('id')
    .select('*')
    .orderByRaw('id, kind, nearness desc');
  return db
    .from(best.as('best'))
    .select<CharacterRow[]>('*')
    .orderByRaw(`kind, nearness desc, search_name collate "C", id`);
}

function named(db: Knex, filter: CharacterFilter, words: string): Query {
  const begins = `${literally(words)}%`;
  const hasWord = `% ${begins}`;
  const query = publishedCharacters(db, filter).select(
    'search_name',
    db.raw(
      `case when search_name like ? then 0 when search_name like ? then 1 else 3 end as kind,
       case when search_name like ? then 1 else word_similarity(?, search_name) end as nearness`,
      [begins, hasWord, begins, words],
    ),
  );
  // Whose word begins so is always near enough.
  if (words.length >= fewestForSlips) void query.whereRaw('? <% search_name', [words]);
  else {
    void query.where((either) => {
      void either.whereRaw('search_name like ?', [begins]);
      void either.orWhereRaw('search_name like ?', [hasWord]);
    });
  }
  return query.orderByRaw(`kind, nearness desc, ${byName}`);
}

/** Names with a word that begins so once two neighbouring letters have changed places. */
function swapped(db: Knex, filter: CharacterFilter, words: string): Query {
  const query = publishedCharacters(db, filter).select(
    'search_name',
    db.raw('2 as kind, 1 as nearness'),
  );
  const patterns = swapsOf(words).map((swap) => `${literally(swap)}%`);
  if (patterns.length === 0) return query.whereRaw('false');
  return query
    .where((any) => {
      for (const pattern of patterns) {
        void any.orWhereRaw('search_name like ?', [pattern]);
        void any.orWhereRaw('search_name like ?', [`% ${pattern}`]);
      }
    })
    .orderByRaw(byName);
}

/** The words with each two neighbouring letters in each other's place. */
function swapsOf(words: string): string[] {
  const letters = [...words];
  if (letters.length > mostForSwaps) return [];
  const swaps = letters.flatMap((letter, place) => {
    const next = letters[place + 1];
    if (next === undefined || next === letter || letter === ' ' || next === ' ') return [];
    return [
      letters
        .with(place, next)
        .with(place + 1, letter)
        .join(''),
    ];
  });
  return [...new Set(swaps)];
}

function occupied(db: Knex, filter: CharacterFilter, words: string): Query {
  return publishedCharacters(db, filter)
    .select(
      'search_name',
      db.raw('4 as kind, word_similarity(?, search_occupation) as nearness', [words]),
    )
    .whereRaw('? <% search_occupation', [words])
    .orderByRaw(`nearness desc, ${byName}`);
}

function tagged(db: Knex, filter: CharacterFilter, { type, value }: NamedTag): Query {
  const query = publishedCharacters(db, filter).select(
    'search_name',
    db.raw('5 as kind, 1 as nearness'),
  );
  void query.join('character_attributes as tag', (join) => {
    void join
      .on('tag.character_id', 'characters.id')
      .andOn('tag.type', db.raw('?', [type]))
      .andOn('tag.value', db.raw('?', [value]));
  });
  return query.orderByRaw('tag.character_id');
}

const literally = (words: string) => words.replace(/[\\%_]/g, '\\$&');
