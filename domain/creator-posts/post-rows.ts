import type { Knex } from 'knex';
import type { CreatorPostImagesRow, CreatorPostsRow } from '~/db/rows';
import { findOwnTwin, type OwnTwin, type TwinRefusal } from './own-twin';
import { refuse, type Refusal } from './refusals';
import type { OwnImage, OwnPost } from './schema';

type ImageRow = Pick<
  CreatorPostImagesRow,
  'id' | 'state' | 'position' | 'folder' | 'width' | 'height'
>;

export const toOwnImage = ({ id, state, position, folder, width, height }: ImageRow): OwnImage => ({
  id,
  state,
  position,
  picture: folder === null || width === null || height === null ? null : { folder, width, height },
});

export function toOwnPost(row: CreatorPostsRow, images: readonly ImageRow[]): OwnPost {
  if (row.state === 'deleted') throw new Error('a deleted post is not shown');
  return {
    id: row.id,
    state: row.state,
    caption: row.caption,
    access: row.access,
    price: row.price,
    publishAt: row.publish_at,
    publishedAt: row.published_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    images: images.map(toOwnImage),
  };
}

/** Returns the images of a post in the order in which they were made. */
export const imagesOf = (db: Knex, postId: string) =>
  db('creator_post_images').where({ post_id: postId }).orderBy(['created_at', 'place', 'id']);

interface Own {
  userId: string;
  postId: string;
}

type Locked = { ok: true; twin: OwnTwin; row: CreatorPostsRow };

/**
 * Locks a post of the person's own twin in the caller's transaction. Refuses if the model is not live, or if
 * the post is another person's, deleted or unknown.
 */
export async function lockOwnPost(
  trx: Knex.Transaction,
  { userId, postId }: Own,
): Promise<Locked | TwinRefusal | Refusal<'no-such-own-post'>> {
  const twin = await findOwnTwin(trx, userId);
  if (!twin.ok) return twin;
  const row = await trx('creator_posts')
    .where({ id: postId, creator_id: twin.creatorId })
    .whereNot({ state: 'deleted' })
    .forUpdate()
    .first<CreatorPostsRow | undefined>();
  if (!row || row.character_id !== twin.characterId) return refuse('no-such-own-post');
  return { ok: true, twin, row };
}

/** Locks a draft of the person's own twin; refuses a published post. */
export async function lockOwnDraft(
  trx: Knex.Transaction,
  own: Own,
): Promise<Exclude<Awaited<ReturnType<typeof lockOwnPost>>, never> | Refusal<'post-is-published'>> {
  const locked = await lockOwnPost(trx, own);
  return locked.ok && locked.row.state !== 'draft' ? refuse('post-is-published') : locked;
}
