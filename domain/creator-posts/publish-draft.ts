import type { Knex } from 'knex';
import type { CreatorPostsRow } from '~/db/rows';
import { publishPost } from '../posts/publish-post';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import type { OwnTwin, TwinRefusal } from './own-twin';
import { lockOwnPost } from './post-rows';
import { refuse, type Refusal } from './refusals';
import { creatorPostsSettings } from './settings';

interface Publishing {
  userId: string;
  postId: string;
  /** The time of the publication; now without it. */
  at?: Date | undefined;
}

type Published =
  | { ok: true; state: 'published' | 'scheduled' }
  | TwinRefusal
  | Refusal<
      'no-such-own-post' | 'post-without-images' | 'publish-time-range' | 'twin-without-club'
    >;

/**
 * Publishes a draft with its chosen pictures as a post of the person's own twin, at once or at a time.
 * Repeatable: a published post stays as it is.
 */
export async function publishDraft(
  context: DomainContext,
  { userId, postId, at }: Publishing,
): Promise<Published> {
  const { creator_post_schedule_days: days } = await context.settings(creatorPostsSettings);
  return transact(context, async (trx): Promise<Published> => {
    const locked = await lockOwnPost(trx, { userId, postId });
    if (!locked.ok) return locked;
    const { row, twin } = locked;
    if (row.state === 'published') return { ok: true, state: 'published' };
    if (at === undefined) return publish(context, trx, row, twin);
    const now = context.now().getTime();
    const isInRange = at.getTime() > now && at.getTime() <= now + days * 24 * 3600_000;
    if (!isInRange) return refuse('publish-time-range', { data: { days } });
    if ((await chosenOf(trx, postId)).length === 0) return refuse('post-without-images');
    await trx('creator_posts')
      .where({ id: postId })
      .update({ publish_at: at, updated_at: context.now() });
    return { ok: true, state: 'scheduled' };
  });
}

/** Takes a draft's time of publication back; it stays a draft. Repeatable. */
export async function unscheduleDraft(
  context: DomainContext,
  { userId, postId }: Omit<Publishing, 'at'>,
): Promise<{ ok: true } | TwinRefusal | Refusal<'no-such-own-post'>> {
  return transact(context, async (trx) => {
    const locked = await lockOwnPost(trx, { userId, postId });
    if (!locked.ok) return locked;
    await trx('creator_posts').where({ id: postId }).update({ publish_at: null });
    return { ok: true };
  });
}

/** Publishes a locked draft in the caller's transaction. */
export async function publish(
  context: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  row: CreatorPostsRow,
  twin: OwnTwin,
): Promise<
  { ok: true; state: 'published' } | Refusal<'post-without-images' | 'twin-without-club'>
> {
  const photos = await chosenOf(trx, row.id);
  if (photos.length === 0) return refuse('post-without-images');
  const isForClub = row.access === 'fanClub' || row.access === 'tokenOrFanclub';
  // The club may have ended since the draft was saved.
  if (isForClub && !twin.hasClub) return refuse('twin-without-club');
  const now = context.now();
  await publishPost(trx, {
    id: row.id,
    characterId: twin.characterId,
    text: row.caption,
    access: row.access,
    price: row.price,
    photos,
    now,
  });
  await trx('creator_posts')
    .where({ id: row.id })
    .update({ state: 'published', published_at: now, publish_at: null, updated_at: now });
  return { ok: true, state: 'published' };
}

/** Returns the chosen pictures of a draft in their order. */
async function chosenOf(trx: Knex.Transaction, postId: string) {
  const rows = await trx('creator_post_images')
    .where({ post_id: postId, state: 'done' })
    .whereNotNull('position')
    .orderBy('position')
    .select('id', 'folder', 'width', 'height');
  return rows.flatMap(({ id, folder, width, height }) =>
    folder === null || width === null || height === null ? [] : [{ id, folder, width, height }],
  );
}
