import type { Knex } from 'knex';
import { getLikeness } from '../characters/get-likeness';
import { photoReason } from '../chat/photos/order-photo';
import { composePhotoOrder } from '../chat/photos/photo-order';
import { wordsOfStyles } from '../chat/photos/picture-styles';
import { moderateWords, type ModeratedWords } from '../chat/send/moderate-words';
import { placeGeneration } from '../generations/place-generation';
import type { PhotoOrder } from '../generations/schema';
import type { Moderator } from '../moderation/verdict';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { secondsAgo } from '../shared/remove-in-batches';
import { transact } from '../shared/transactions/transact';
import { findOwnTwin, type OwnTwin, type TwinRefusal } from './own-twin';
import { imagesOf, lockOwnDraft, toOwnImage } from './post-rows';
import { refuse, type Refusal } from './refusals';
import type { OwnImage } from './schema';
import type { ImageCount } from './terms';
import { creatorPostsSettings } from './settings';

/** The purpose of orders for pictures of creators' posts. */
export const postImage = 'post_image';

interface Wanted {
  userId: string;
  postId: string;
  /** The same key is one request. */
  idempotencyKey: string;
  /** The content of the pictures, in the creator's words. */
  prompt: string;
  styles: readonly string[];
  count: ImageCount;
  country?: string | undefined;
}

export type Generated =
  | { ok: true; kind: 'ordered'; requestId: string; images: OwnImage[] }
  /** The words were a sign of danger: they got the crisis card, and nothing was ordered. */
  | { ok: true; kind: 'answered' }
  | Exclude<ModeratedWords, { ok: true }>
  | TwinRefusal
  | Refusal<'no-such-own-post' | 'post-is-published' | 'post-images-limit'>;

/**
 * Orders pictures of the person's own twin for a draft. The words are judged like those of any ordered
 * picture, and each picture before it is seen. They cost nothing, but their number within a day is limited.
 */
export async function generateImages(
  context: DomainContext,
  moderator: Moderator,
  wanted: Wanted,
): Promise<Generated> {
  const { userId, prompt, country } = wanted;
  const twin = await findOwnTwin(context.db, userId);
  if (!twin.ok) return twin;
  const { characterId } = twin;
  const owned = await context
    .db('creator_posts')
    .where({ id: wanted.postId, creator_id: twin.creatorId, state: 'draft' })
    .first('id');
  // Words for a draft that does not exist are not judged; the transaction names the refusal.
  if (owned) {
    const person = { kind: 'user', id: userId } as const;
    const words = { person, characterId, content: prompt, kind: 'photo', country } as const;
    const moderated = await moderateWords(context, moderator, words);
    if (!moderated.ok) return moderated;
    if (moderated.isDistress) return { ok: true, kind: 'answered' };
  }
  const likeness = await getLikeness(context.db, characterId);
  if (!likeness) return refuse('twin-not-live');
  const styleWords = wordsOfStyles(wanted.styles);
  const order = composePhotoOrder({ ...likeness, words: prompt, styleWords, shape: 'portrait' });
  return transact(context, (trx) => placeRequest(context, trx, wanted, order));
}

async function placeRequest(
  context: DomainContext,
  trx: Knex.Transaction,
  wanted: Wanted,
  order: PhotoOrder,
): Promise<Generated> {
  const { postId, idempotencyKey, count } = wanted;
  const locked = await lockOwnDraft(trx, wanted);
  if (!locked.ok) return locked;
  const earlier = await trx('creator_post_requests')
    .where({ post_id: postId, idempotency_key: idempotencyKey })
    .first('id');
  if (earlier) return ordered(trx, postId, earlier.id);
  const { creator_post_images_day_limit: limit } = await context.settings(creatorPostsSettings);
  const { twin } = locked;
  // Requests for different drafts would otherwise pass the limit together.
  const key = `post-images:${twin.creatorId}`;
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key]);
  const today = await countToday(context, trx, twin.creatorId);
  if (today + count > limit) return refuse('post-images-limit', { data: { limit } });
  const requestId = newId();
  await trx('creator_post_requests').insert({
    id: requestId,
    post_id: postId,
    idempotency_key: idempotencyKey,
    images: count,
    created_at: context.now(),
  });
  for (let place = 0; place < count; place += 1) {
    await placeImage(context, trx, { ...wanted, twin, requestId, place, order });
  }
  await trx('creator_posts').where({ id: postId }).update({ updated_at: context.now() });
  return ordered(trx, postId, requestId);
}

/** Counts the pictures that a creator ordered for posts within 24 hours. */
export async function countToday(
  context: Pick<DomainContext, 'now'>,
  db: Knex,
  creatorId: string,
): Promise<number> {
  const [row] = await db('creator_post_images')
    .where({ creator_id: creatorId })
    .where('created_at', '>', secondsAgo(context, 24 * 3600))
    .count<{ count: string | number }[]>('* as count');
  return Number(row?.count ?? 0);
}

interface Placing extends Wanted {
  twin: OwnTwin;
  requestId: string;
  place: number;
  order: PhotoOrder;
}

async function placeImage(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, postId, twin, requestId, place, order }: Placing,
): Promise<void> {
  const id = newId();
  await trx('creator_post_images').insert({
    id,
    post_id: postId,
    request_id: requestId,
    creator_id: twin.creatorId,
    place,
    created_at: context.now(),
  });
  const placed = await placeGeneration(context, trx, {
    userId,
    characterId: twin.characterId,
    creatorId: null,
    kind: 'photo',
    purpose: postImage,
    subjectId: id,
    idempotencyKey: `post-image:${id}`,
    order,
    tokens: 0,
    reason: photoReason,
    isSubscriber: false,
  });
  // Free orders with limits of their own are never refused.
  if (!placed.ok) throw new Error(`a picture of a post was refused: ${placed.reason}`);
}

async function ordered(
  trx: Knex.Transaction,
  postId: string,
  requestId: string,
): Promise<Extract<Generated, { kind: 'ordered' }>> {
  const rows = await imagesOf(trx, postId).where({ request_id: requestId });
  return { ok: true, kind: 'ordered', requestId, images: rows.map(toOwnImage) };
}
