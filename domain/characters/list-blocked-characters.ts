import * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';
import { cardColumns, toCharacters, type CharacterRow } from './queries';
import type { Character, CharacterPage } from './schema';

interface BlockedList {
  userId: string;
  limit: number;
  cursor?: string | undefined;
}

const position = z.object({ at: z.iso.datetime(), id: idSchema });

/** Lists the characters that a user has blocked, latest first, including withdrawn ones. */
export async function listBlockedCharacters(
  context: DomainContext,
  { userId, limit, cursor }: BlockedList,
): Promise<CharacterPage<Character>> {
  const after = cursor ? context.cursors.read(position, cursor) : null;
  const query = context
    .db('character_blocks')
    .join('characters', 'characters.id', 'character_blocks.character_id')
    .where('character_blocks.user_id', userId)
    .orderByRaw('character_blocks.created_at desc, character_blocks.character_id desc')
    .limit(limit + 1)
    .select<(CharacterRow & { blocked_at: Date })[]>(
      ...cardColumns.map((column) => `characters.${column}`),
      'character_blocks.created_at as blocked_at',
    );
  if (after) {
    void query.whereRaw(
      '(character_blocks.created_at, character_blocks.character_id) < (?::timestamptz, ?::uuid)',
      [after.at, after.id],
    );
  }
  const rows = await query;
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    // No `userId` is passed, so that the blocked characters are not filtered out here.
    items: await toCharacters(context.db, shown),
    nextCursor:
      rows.length > limit && last
        ? context.cursors.write({ at: last.blocked_at.toISOString(), id: last.id })
        : null,
  };
}
