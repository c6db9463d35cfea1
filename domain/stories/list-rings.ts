import type { Knex } from 'knex';
import * as z from 'zod';
import type { CharacterAvatarsRow, PublishedCharactersRow } from '~/db/rows';
import { firstName } from '../characters/first-name';
import type { CharacterPage } from '../characters/schema';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';
import { readTogether } from '../shared/reading/read-together';
import type { Ring } from './schema';

interface RingList {
  /** The user whose read marks are used; null for none read. */
  userId: string | null;
  limit: number;
  cursor?: string | undefined;
  /** True for rings with all stories read, false for rings with an unread one. */
  allStoriesRead?: boolean | undefined;
  /** Limits the rings to characters with a chat with this user. */
  inChatsOf?: string | undefined;
}

interface RingRow extends Pick<PublishedCharactersRow, 'slug' | 'name' | 'is_live'> {
  character_id: string;
  avatar_key: CharacterAvatarsRow['storage_key'] | null;
  stories: number;
  is_read: boolean;
  latest: Date;
}

const position = z.object({ isRead: z.boolean(), latest: z.iso.datetime(), id: idSchema });

/**
 * Returns published characters with active stories: those with an unread one first, then by the newest
 * story. A ring that becomes read while paging may appear again later.
 */
export async function listRings(
  context: DomainContext,
  { limit, cursor, ...list }: RingList,
): Promise<CharacterPage<Ring>> {
  const after = cursor ? context.cursors.read(position, cursor) : null;
  const query = context.db
    .from(rings(context, list).as('rings'))
    .orderByRaw('is_read, latest desc, character_id desc')
    .limit(limit + 1)
    .select('*', avatarKey(context.db));
  if (list.allStoriesRead !== undefined) void query.where('is_read', list.allStoriesRead);
  if (after) {
    void query.whereRaw('(not is_read, latest, character_id) < (?::boolean, ?::timestamptz, ?)', [
      !after.isRead,
      after.latest,
      after.id,
    ]);
  }
  const rows = await readTogether<RingRow>(context.db, query, { latest: true });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toRing),
    nextCursor:
      rows.length > limit && last
        ? context.cursors.write({
            isRead: last.is_read,
            latest: last.latest.toISOString(),
            id: last.character_id,
          })
        : null,
  };
}

/** Returns a query with one row per character, over its active stories. */
function rings({ db, now }: DomainContext, { userId, inChatsOf }: Omit<RingList, 'limit'>) {
  const query = db('stories')
    .join('published_characters as c', 'c.id', 'stories.character_id')
    .leftJoin('story_reads', function () {
      this.on('story_reads.story_id', 'stories.id').andOn(
        'story_reads.user_id',
        db.raw('?::uuid', [userId]),
      );
    })
    .where('stories.expires_at', '>', now())
    .where('stories.created_at', '<=', now())
    .whereNotNull('stories.rendered_key')
    .whereNull('stories.withheld_at')
    .groupBy('c.id', 'c.slug', 'c.name', 'c.is_live')
    .select(
      'c.id as character_id',
      'c.slug',
      'c.name',
      'c.is_live',
      db.raw('count(*)::integer as stories'),
      db.raw('bool_and(story_reads.story_id is not null) as is_read'),
      db.raw('max(stories.created_at) as latest'),
    );
  if (userId !== null) {
    void query.whereRaw(
      'not exists (select from blocked_characters b where b.user_id = ?::uuid and b.character_id = c.id)',
      [userId],
    );
  }
  if (inChatsOf !== undefined) {
    void query.whereIn(
      'c.id',
      db('conversations').where({ user_id: inChatsOf }).select('character_id'),
    );
  }
  return query;
}

/** Returns the avatar's key, read only for the rows of a page and therefore outside the grouped query. */
const avatarKey = (db: Knex) =>
  db.raw(
    `(select storage_key from character_avatars
       where character_avatars.character_id = rings.character_id) as avatar_key`,
  );

function toRing(row: RingRow): Ring {
  return {
    characterId: row.character_id,
    slug: row.slug,
    name: row.name,
    firstName: firstName(row.name),
    avatar: row.avatar_key,
    isLive: row.is_live,
    stories: row.stories,
    isRead: row.is_read,
    newestAt: row.latest,
  };
}
