import type { Knex } from 'knex';
import type { CreatorPostsRow } from '~/db/rows';
import type { Moderator } from '../moderation/verdict';
import { changeCaption as changeCaptionOfPost } from '../posts/publish-post';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { judgeCaption } from './judge-caption';
import { findOwnTwin, type OwnTwin, type TwinRefusal } from './own-twin';
import { lockOwnDraft, lockOwnPost } from './post-rows';
import { refuse, type Refusal } from './refusals';
import { type DraftChanges } from './schema';
import { hasPrice } from './terms';
import { creatorPostsSettings } from './settings';

interface Own {
  userId: string;
  postId: string;
}

type Edited =
  | { ok: true }
  | TwinRefusal
  | Refusal<
      | 'no-such-own-post'
      | 'post-is-published'
      | 'caption-not-allowed'
      | 'no-such-post-image'
      | 'post-price-range'
      | 'twin-without-club'
    >;

/** Changes a draft: caption, access, price and the chosen pictures in their order. Repeatable. */
export async function editDraft(
  context: DomainContext,
  moderator: Moderator,
  { userId, postId, changes }: Own & { changes: DraftChanges },
): Promise<Edited> {
  const judged = await judgeOwn(context, moderator, { userId, caption: changes.caption });
  if (!judged.ok) return judged;
  const { creator_post_price_max: most } = await context.settings(creatorPostsSettings);
  return transact(context, async (trx): Promise<Edited> => {
    const locked = await lockOwnDraft(trx, { userId, postId });
    if (!locked.ok) return locked;
    const terms = decideTerms(locked, changes, most);
    if (!terms.ok) return terms;
    const { access, price } = terms;
    if (changes.imageIds) {
      const chosen = await chooseImages(trx, postId, changes.imageIds);
      // Nothing else was written before.
      if (!chosen) return refuse('no-such-post-image');
    }
    await trx('creator_posts')
      .where({ id: postId })
      .update({
        access,
        price,
        ...(changes.caption !== undefined && { caption: changes.caption }),
        updated_at: context.now(),
      });
    return { ok: true };
  });
}

/** Changes the caption of a post or draft. Repeatable. */
export async function editCaption(
  context: DomainContext,
  moderator: Moderator,
  { userId, postId, caption }: Own & { caption: string },
): Promise<{ ok: true } | TwinRefusal | Refusal<'no-such-own-post' | 'caption-not-allowed'>> {
  const judged = await judgeOwn(context, moderator, { userId, caption });
  if (!judged.ok) return judged;
  return transact(context, async (trx) => {
    const locked = await lockOwnPost(trx, { userId, postId });
    if (!locked.ok) return locked;
    await trx('creator_posts').where({ id: postId }).update({ caption, updated_at: context.now() });
    if (locked.row.state === 'published') {
      await changeCaptionOfPost(trx, { id: postId, text: caption });
    }
    return { ok: true };
  });
}

async function judgeOwn(
  context: DomainContext,
  moderator: Moderator,
  { userId, caption }: { userId: string; caption: string | undefined },
): Promise<{ ok: true } | TwinRefusal | Refusal<'caption-not-allowed'>> {
  const twin = await findOwnTwin(context.db, userId);
  if (!twin.ok || caption === undefined) return twin;
  return judgeCaption(context, moderator, { userId, characterId: twin.characterId, caption });
}

/** Decides access and price of a draft after its changes. */
function decideTerms(
  { twin, row }: { twin: OwnTwin; row: CreatorPostsRow },
  changes: DraftChanges,
  most: number,
):
  | { ok: true; access: CreatorPostsRow['access']; price: number | null }
  | Refusal<'post-price-range' | 'twin-without-club'> {
  const access = changes.access ?? row.access;
  if (access !== 'free' && access !== 'token' && !twin.hasClub) return refuse('twin-without-club');
  if (!hasPrice(access)) return { ok: true, access, price: null };
  const price = changes.price ?? row.price;
  if (price === null || price > most) return refuse('post-price-range', { data: { most } });
  return { ok: true, access, price };
}

/** Sets the pictures of a locked draft in this order; returns false if one of them cannot be used. */
async function chooseImages(
  trx: Knex.Transaction,
  postId: string,
  imageIds: readonly string[],
): Promise<boolean> {
  const usable = await trx('creator_post_images')
    .where({ post_id: postId, state: 'done' })
    .whereIn('id', imageIds)
    .pluck('id');
  if (usable.length !== imageIds.length) return false;
  await trx('creator_post_images')
    .where({ post_id: postId })
    .whereNotNull('position')
    .update({ position: null });
  await trx.raw(
    `update creator_post_images image set position = chosen.place - 1
       from unnest(cast(:ids as uuid[])) with ordinality as chosen (id, place)
      where image.id = chosen.id`,
    { ids: [...imageIds] },
  );
  return true;
}
