import type { Knex } from 'knex';
import * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { foldName } from './fold-name';
import { publishedCharacters } from './published';
import { toCharacters, type CharacterRow } from './queries';
import type { Character, CharacterFilter, CharacterPage } from './schema';

/** The maximum depth of paging: no one reads further, and the cost of an offset grows with it. */
export const deepestSearch = 500;
/**
 * The minimum number of letters for a typo-tolerant search. Shorter words only match the start of a
 * word in a name.
 */
const fewestForSlips = 3;
/** The maximum number of letters for which swapped letters are tried; names are not longer. */
const mostForSwaps = 24;

/** An attribute value that the search words match in the searcher's language. */
export interface NamedTag {
  type: string;
  value: string;
}

interface CharacterSearch extends CharacterFilter {
  words: string;
  /** Attribute values that the words match. */
  tags?: NamedTag[] | undefined;
  limit: number;
  offset?: number | undefined;
  cursor?: string | undefined;
  userId?: string | null | undefined;
}

const searchPosition = z.object({ found: z.number().int().nonnegative() });

/**
 * Searches published characters by name, occupation and tag, ignoring accents and tolerating typos.
 * The order: names that begin with the words, names with a later word that does, names with two
 * letters swapped, the nearest names, then matching occupations and attributes.
 */
export async function searchCharacters(
  context: DomainContext,
  search: CharacterSearch,
): Promise<CharacterPage<Character>> {
  const { items, nextCursor } = await searchCharacterRows(context, search);
  return { items: await toCharacters(context.db, items, search.userId), nextCursor };
}

/** Returns the same page as rows. */
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
  // Names that begin with the words come first. If they fill the page, nothing else is searched.
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

/** Returns a query for the names that begin with the words, in the order of an index. */
function beginningSo(db: Knex, filter: CharacterFilter, words: string): Query {
  return publishedCharacters(db, filter)
    .whereRaw('search_name collate "C" like ?', [`${literally(words)}%`])
    .orderByRaw(byName);
}

/** Returns a query for these names and all further matches, each character once with its best match. */
function meant(db: Knex, search: CharacterSearch, words: string, enough: number) {
  const hasSlips = words.length >= fewestForSlips;
  // Each part uses one index; a combined condition would make the planner read the whole table.
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
  // A name with a word that begins with the search is always near enough.
  if (words.length >= fewestForSlips) void query.whereRaw('? <% search_name', [words]);
  else {
    void query.where((either) => {
      void either.whereRaw('search_name like ?', [begins]);
      void either.orWhereRaw('search_name like ?', [hasWord]);
    });
  }
  return query.orderByRaw(`kind, nearness desc, ${byName}`);
}

/**
 * Returns a query for names with a word that begins with the search after two neighbouring letters are
 * swapped.
 */
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

/** Returns all variants of the words with two neighbouring letters swapped. */
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
