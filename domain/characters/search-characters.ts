import type { Knex } from 'knex';
import * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { publishedCharacters } from './published';
import { toCards, type CharacterRow } from './queries';
import type { CharacterCard, CharacterFilter, CharacterPage, MediaAddress } from './schema';

/** How far a search can be paged: nobody reads further, and an offset costs what it skips. */
export const deepestSearch = 500;
/** Fewer letters than this have no slips: names with a word that begins so. */
const fewestForSlips = 3;

interface CharacterSearch extends CharacterFilter {
  words: string;
  limit: number;
  offset?: number | undefined;
  cursor?: string | undefined;
  userId?: string | null | undefined;
}

const searchPosition = z.object({ found: z.number().int().nonnegative() });

/**
 * Published characters by name, slips of the finger forgiven and accents ignored: first names that
 * begin with the words, then those of which a later word does, then the nearest.
 */
export async function searchCharacters(
  context: DomainContext,
  search: CharacterSearch,
  address: MediaAddress,
): Promise<CharacterPage<CharacterCard>> {
  const { items, nextCursor } = await searchCharacterRows(context, search);
  return { items: await toCards(context.db, items, address, search.userId), nextCursor };
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
  const cut = (query: Named) => query.limit(search.limit + 1).offset(offset);
  const begun = await cut(beginningSo(context.db, search, words));
  // Whoever is named exactly so comes first: where they fill the page, nobody else is looked for.
  const rows = begun.length > search.limit ? begun : await cut(named(context.db, search, words));
  const found = offset + search.limit;
  const goesOn = rows.length > search.limit && found <= deepestSearch;
  return {
    items: rows.slice(0, search.limit),
    nextCursor: goesOn ? context.cursors.write({ found }) : null,
  };
}

/** Words as names are stored for a search: small letters, no accents, single spaces. */
export function foldName(words: string): string {
  return words
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

type Named = ReturnType<typeof publishedCharacters>;

const byName = 'search_name collate "C", id';

/** Those whose name begins with the words, as an index holds them. */
function beginningSo(db: Knex, filter: CharacterFilter, words: string): Named {
  return publishedCharacters(db, filter)
    .whereRaw('search_name collate "C" like ?', [`${literally(words)}%`])
    .orderByRaw(byName);
}

/** The same and then whoever else is meant, perhaps. */
function named(db: Knex, filter: CharacterFilter, words: string): Named {
  const begins = `${literally(words)}%`;
  const hasWord = `% ${begins}`;
  const query = publishedCharacters(db, filter);
  // One condition alone: beside others the planner reads the whole table instead of its index. Whose
  // word begins so is always near enough.
  if (words.length >= fewestForSlips) void query.whereRaw('? <% search_name', [words]);
  else {
    void query.where((either) => {
      void either.whereRaw('search_name like ?', [begins]);
      void either.orWhereRaw('search_name like ?', [hasWord]);
    });
  }
  return query.orderByRaw(
    `search_name like ? desc, search_name like ? desc,
       case when search_name like ? then 1 else word_similarity(?, search_name) end desc, ${byName}`,
    [begins, hasWord, begins, words],
  );
}

const literally = (words: string) => words.replace(/[\\%_]/g, '\\$&');
