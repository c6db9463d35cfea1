import * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';
import { readTogether } from '../shared/reading/read-together';
import { getPosts } from './get-posts';
import type { Post, PostViewer } from './schema';

export const privacyTypeSchema = z.enum(['public', 'private']);

interface CharacterPosts {
  characterId: string;
  limit: number;
  cursor?: string | undefined;
  feedItemsType?: Post['feedSource'] | undefined;
  media?: 'photo' | 'video' | undefined;
  /** True for posts that the fan club unlocks, false for all others. */
  isFanClub?: boolean | undefined;
  /** `public` selects free posts, `private` all others. */
  privacyType?: z.infer<typeof privacyTypeSchema> | undefined;
  /** The ids of posts to leave out. */
  except?: readonly string[];
}

const position = z.object({ createdAt: z.iso.datetime(), id: idSchema });

/** Returns a character's posts, the newest first. No post appears twice while paging. */
export async function listCharacterPosts(
  context: DomainContext,
  viewer: PostViewer,
  list: CharacterPosts,
): Promise<{ items: Post[]; nextCursor: string | null }> {
  const { characterId, limit, feedItemsType, media, isFanClub, privacyType, except = [] } = list;
  const after = list.cursor ? context.cursors.read(position, list.cursor) : null;
  const query = context
    .db('posts')
    .where({ character_id: characterId, is_published: true })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit + 1)
    .select('id', 'created_at');
  if (after) void query.whereRaw('(created_at, id) < (?, ?)', [after.createdAt, after.id]);
  if (except.length > 0) void query.whereNotIn('id', except);
  if (feedItemsType) void query.where('feed_source', feedItemsType);
  if (media) void query.where('media', media);
  if (isFanClub === true) void query.whereIn('access', ['fanClub', 'tokenOrFanclub']);
  if (isFanClub === false) void query.whereNotIn('access', ['fanClub', 'tokenOrFanclub']);
  if (privacyType === 'public') void query.where('access', 'free');
  if (privacyType === 'private') void query.whereNot('access', 'free');
  const rows = await readTogether<{ id: string; created_at: Date }>(context.db, query, {
    created_at: true,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await getPosts(
      context,
      viewer,
      shown.map(({ id }) => id),
    ),
    nextCursor:
      rows.length > limit && last
        ? context.cursors.write({ createdAt: last.created_at.toISOString(), id: last.id })
        : null,
  };
}
