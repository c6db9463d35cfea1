import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';

interface Poster {
  creatorId: string;
  characterId: string;
  mark: string;
}

/** Stores a creator's draft of a post with a picture that was ordered for it. */
export async function havePosted(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  { creatorId, characterId, mark }: Poster,
): Promise<{ postId: string }> {
  const [postId, requestId, createdAt] = [newId(), newId(), now()];
  await db('creator_posts').insert({
    id: postId,
    creator_id: creatorId,
    character_id: characterId,
    idempotency_key: newId(),
    caption: mark,
    created_at: createdAt,
    updated_at: createdAt,
  });
  await db('creator_post_requests').insert({
    id: requestId,
    post_id: postId,
    idempotency_key: newId(),
    images: 1,
    created_at: createdAt,
  });
  await db('creator_post_images').insert({
    id: newId(),
    post_id: postId,
    request_id: requestId,
    creator_id: creatorId,
    place: 0,
    created_at: createdAt,
  });
  return { postId };
}
