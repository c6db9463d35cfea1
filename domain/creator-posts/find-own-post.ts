import type { CreatorPostsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { findOwnTwin, type OwnTwin, type TwinRefusal } from './own-twin';
import { imagesOf, toOwnPost } from './post-rows';
import { refuse, type Refusal } from './refusals';
import type { OwnPost } from './schema';

/** Returns a post or draft of the person's own twin with all its images. */
export async function findOwnPost(
  { db }: Pick<DomainContext, 'db'>,
  { userId, postId }: { userId: string; postId: string },
): Promise<{ ok: true; post: OwnPost; twin: OwnTwin } | TwinRefusal | Refusal<'no-such-own-post'>> {
  const twin = await findOwnTwin(db, userId);
  if (!twin.ok) return twin;
  const row = await db('creator_posts')
    .where({ id: postId, creator_id: twin.creatorId, character_id: twin.characterId })
    .whereNot({ state: 'deleted' })
    .first<CreatorPostsRow | undefined>();
  if (!row) return refuse('no-such-own-post');
  return { ok: true, post: toOwnPost(row, await imagesOf(db, postId)), twin };
}
