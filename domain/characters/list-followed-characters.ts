import * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';
import { cardColumns, toCharacters, type CharacterRow } from './queries';
import type { Character, CharacterPage } from './schema';

interface FollowedList {
  userId: string;
  limit: number;
  cursor?: string | undefined;
  /** Rows to skip if there is no cursor; the caller limits it. */
  offset?: number | undefined;
}

const position = z.object({ at: z.iso.datetime({ precision: 6 }), id: idSchema });

/** Lists the published characters that a person follows, latest first. */
export async function listFollowedCharacters(
  context: DomainContext,
  { userId, limit, cursor, offset = 0 }: FollowedList,
): Promise<CharacterPage<Character>> {
  const after = cursor ? context.cursors.read(position, cursor) : null;
  const query = context
    .db('follows')
    .join('characters', 'characters.id', 'follows.character_id')
    .where('follows.user_id', userId)
    .whereRaw('characters.is_published')
    .orderByRaw('follows.created_at desc, follows.character_id desc')
    .limit(limit + 1)
    .select<(CharacterRow & { followed_at: string })[]>(
      ...cardColumns.map((column) => `characters.${column}`),
      // Microsecond precision, which a cursor needs and a Date would lose.
      context.db.raw(
        `to_char(follows.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
           as followed_at`,
      ),
    );
  if (after) {
    void query.whereRaw('(follows.created_at, follows.character_id) < (?::timestamptz, ?::uuid)', [
      after.at,
      after.id,
    ]);
  } else if (offset > 0) void query.offset(offset);
  const rows = await query;
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await toCharacters(context.db, shown, userId),
    nextCursor:
      rows.length > limit && last
        ? context.cursors.write({ at: last.followed_at, id: last.id })
        : null,
  };
}
