import type { Knex } from 'knex';
import type { Generation } from '../generations/generation';
import { keepForPostImage } from '../generations/generation-files';
import { letGoOfGenerations } from '../generations/let-go';
import { photoResultSchema } from '../generations/schema';
import type { DomainContext } from '../shared/context';
import { announce } from '../shared/outbox/announce';
import { postImagesEnded } from './events';
import { postImage } from './generate-images';

/**
 * Takes over the end of an order for a picture of a post, in its transaction. A picture of a twin that is no
 * longer live is discarded. With the last one of a request its creator is notified.
 */
export async function showImage(
  context: DomainContext,
  trx: Knex.Transaction,
  { purpose, subjectId: id, userId, state, result }: Generation,
): Promise<void> {
  if (purpose !== postImage || state === 'placed' || state === 'begun') return;
  const image = await trx('creator_post_images')
    .where({ id, state: 'waiting' })
    .forUpdate()
    .first('post_id', 'request_id', 'creator_id');
  if (!image) return;
  const isLive = await trx('live_twins')
    .where({ creator_id: image.creator_id })
    .first('creator_id');
  const done = state === 'done' && isLive ? photoResultSchema.parse(result) : null;
  await trx('creator_post_images')
    .where({ id })
    .update(done ? { state: 'done', ...done } : { state: outcomeOf(state) });
  if (done) await keepForPostImage(trx, { location: done.folder, imageId: id });
  else if (state === 'done') {
    await letGoOfGenerations(context, trx, { purposes: [postImage], subjects: [id] });
  }
  await announceEnd(trx, { userId, postId: image.post_id, requestId: image.request_id });
}

const outcomeOf = (state: Generation['state']) =>
  state === 'refused' ? ('held_back' as const) : ('failed' as const);

/** Announces the end of a request, if none of its pictures is waiting. */
async function announceEnd(
  trx: Knex.Transaction,
  { userId, postId, requestId }: { userId: string; postId: string; requestId: string },
): Promise<void> {
  // Pictures of one request may end at the same time; the last one must see the others.
  await trx('creator_post_requests').where({ id: requestId }).forUpdate().first('id');
  const images = await trx('creator_post_images')
    .where({ request_id: requestId })
    .orderBy('place')
    .select('id', 'state');
  if (images.some(({ state }) => state === 'waiting')) return;
  const imageIds = images.filter(({ state }) => state === 'done').map(({ id }) => id);
  announce(
    trx,
    postImagesEnded,
    { personId: userId, aggregateId: requestId },
    { userId, postId, requestId, imageIds },
  );
}

/**
 * Discards what is being made and scheduled for a model that is no longer live, in the caller's transaction.
 * Finished pictures stay in their drafts, which no one can open.
 */
export async function discardUnfinished(
  context: DomainContext,
  trx: Knex.Transaction,
  creatorId: string,
): Promise<void> {
  await trx('creator_posts')
    .where({ creator_id: creatorId, state: 'draft' })
    .whereNotNull('publish_at')
    .update({ publish_at: null });
  const waiting = await trx('creator_post_images')
    .where({ creator_id: creatorId, state: 'waiting' })
    .update({ state: 'failed' })
    .returning('id');
  const subjects = waiting.map(({ id }) => id);
  if (subjects.length === 0) return;
  await letGoOfGenerations(context, trx, { purposes: [postImage], subjects });
}
