import * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';
import { publishedCharacters } from './published';
import { toCharacters, type CharacterRow } from './queries';
import { readSection } from './read-section';
import type { Character, CharacterFilter, CharacterPage } from './schema';
import { searchCharacterRows, type NamedTag } from './search-characters';

interface CharacterList extends CharacterFilter {
  limit: number;
  /** The start of the visit in the shuffled order, 0 to 1. */
  seed?: number | undefined;
  cursor?: string | undefined;
  /** Rows to skip if there is no cursor. The cost grows with it, so the caller limits it. */
  offset?: number | undefined;
  search?: string | undefined;
  /** Attribute values that the search words match. */
  tags?: NamedTag[] | undefined;
  /** The reader, if signed in. */
  userId?: string | null | undefined;
}

const newestPosition = z.object({ createdAt: z.iso.datetime(), id: idSchema });

/**
 * Lists the published characters of a section, page by page, each at most once per walk. With search
 * words, the nearest names come first.
 */
export async function listCharacters(
  context: DomainContext,
  list: CharacterList,
): Promise<CharacterPage<Character>> {
  const { items, nextCursor } = await listCharacterRows(context, list);
  return { items: await toCharacters(context.db, items, list.userId), nextCursor };
}

/** Returns the same page as rows. */
export function listCharacterRows(
  context: DomainContext,
  list: CharacterList,
): Promise<CharacterPage<CharacterRow>> {
  const words = list.search?.trim();
  if (words) return searchCharacterRows(context, { ...list, words });
  return list.section === 'newest'
    ? listNewest(context, list)
    : readSection(context, list, { ...list, seed: list.seed ?? 0 });
}

async function listNewest(
  context: DomainContext,
  list: CharacterList,
): Promise<CharacterPage<CharacterRow>> {
  const after = list.cursor ? context.cursors.read(newestPosition, list.cursor) : null;
  const query = publishedCharacters(context.db, list)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(list.limit + 1);
  if (after) void query.whereRaw('(created_at, id) < (?, ?)', [after.createdAt, after.id]);
  else if (list.offset) void query.offset(list.offset);
  const rows: CharacterRow[] = await query;
  const shown = rows.slice(0, list.limit);
  const last = shown.at(-1);
  return {
    items: shown,
    nextCursor:
      rows.length > list.limit && last
        ? context.cursors.write({ createdAt: last.created_at.toISOString(), id: last.id })
        : null,
  };
}
