import type { Knex } from 'knex';
import type { PersistResponse } from '../idempotency/persist-response';
import { announce } from '../shared/announce';
import type { DomainContext } from '../shared/context';
import { refuse } from '../shared/errors';
import { transact } from '../shared/transact';
import { spendTokens } from '../wallet/move-tokens';
import { lockUnlocks, refuseToSell, type RefusedUnlock } from './buying';
import { postUnlocked } from './events';
import { priceOfRest } from './price';
import { findPosts } from './queries';
import type { PostViewer } from './schema';

export interface Unlock {
  ok: true;
  postId: string;
  /** What was paid, in whole tokens. */
  tokens: number;
  unlockedAt: string;
}

export type BuyOutcome = Unlock | RefusedUnlock;

/**
 * Opens a post to a person for tokens, once: a repeat answers the first unlock and takes nothing,
 * whatever price it names. The price is the one the person was shown; where it is another by now,
 * the refusal says which. Refuses what is open to them anyway, and what tokens do not open.
 */
export async function buyPost(
  context: DomainContext,
  viewer: PostViewer & { userId: string },
  { postId, price }: { postId: string; price: number },
  persistResponse?: PersistResponse<BuyOutcome>,
): Promise<BuyOutcome> {
  return transact(context, async (trx) => {
    await lockUnlocks(trx, viewer.userId, postId);
    const outcome =
      (await findUnlock(trx, viewer.userId, postId)) ??
      (await unlock(context, trx, viewer, { postId, price }));
    await persistResponse?.(trx, outcome);
    return outcome;
  });
}

async function unlock(
  context: DomainContext,
  trx: Knex.Transaction,
  viewer: PostViewer & { userId: string },
  { postId, price }: { postId: string; price: number },
): Promise<BuyOutcome> {
  const { userId } = viewer;
  const now = context.now();
  const [post] = await findPosts(trx, [postId], viewer, now);
  if (!post) return refuse('no-such-post');
  const tokens = priceOfRest(post);
  const refused = refuseToSell(post, viewer, { tokens, price });
  if (refused || tokens === null) return refused ?? refuse('already-open');
  const spent = await spendTokens(context, trx, 'revenue', {
    userId,
    tokens,
    reason: 'post_unlock',
    reference: postId,
    idempotencyKey: `post:${userId}:${postId}`,
  });
  if (!spent.ok) return spent;
  await trx('post_unlocks').insert({
    user_id: userId,
    post_id: postId,
    tokens,
    transfer_id: spent.transferId,
    created_at: now,
  });
  await trx.raw(
    `insert into post_counts as counts (post_id, unlocks) values (?, 1)
     on conflict (post_id) do update set unlocks = counts.unlocks + 1`,
    [postId],
  );
  announce(
    trx,
    postUnlocked,
    { personId: userId, aggregateId: postId, version: now.getTime() },
    { userId, postId, characterId: post.character_id, tokens },
  );
  return { ok: true, postId, tokens, unlockedAt: now.toISOString() };
}

async function findUnlock(
  trx: Knex.Transaction,
  userId: string,
  postId: string,
): Promise<Unlock | null> {
  const row = await trx('post_unlocks')
    .where({ user_id: userId, post_id: postId })
    .first<{ tokens: number; created_at: Date } | undefined>('tokens', 'created_at');
  if (!row) return null;
  return { ok: true, postId, tokens: row.tokens, unlockedAt: row.created_at.toISOString() };
}
