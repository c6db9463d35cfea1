import type { Knex } from 'knex';
import type { Settle } from '../idempotency/settle';
import { announce } from '../shared/announce';
import type { DomainContext } from '../shared/context';
import { refuse, type Refusal } from '../shared/errors';
import { transact } from '../shared/transact';
import { spendTokens } from '../wallet/move-tokens';
import { isOpen } from './availability';
import { postUnlocked } from './events';
import { findPosts, type PostRow } from './queries';
import type { PostViewer } from './schema';
import { standingOf } from './to-post';

interface Unlock {
  ok: true;
  postId: string;
  /** What was paid, in whole tokens. */
  tokens: number;
  unlockedAt: string;
}

type PriceChanged = Refusal<'price-changed'> & { data: { price: number } };
type NotForTokens = Refusal<'not-for-tokens'> & { data: { opens: 'fanclub' | 'subscription' } };
type Refused =
  Refusal<'no-such-post' | 'already-open' | 'insufficient-balance'> | PriceChanged | NotForTokens;
export type BuyOutcome = Unlock | Refused;

/** What a person pays for a post now, in whole tokens; null where tokens open nothing. */
function priceOf(post: Pick<PostRow, 'unlock_price' | 'discounted_price'>): number | null {
  return post.discounted_price ?? post.unlock_price;
}

/**
 * Opens a post to a person for tokens, once: a repeat answers the first unlock and takes nothing,
 * whatever price it names. The price is the one the person was shown; where it is another by now,
 * the refusal says which. Refuses what is open to them anyway, and what tokens do not open.
 */
export async function buyPost(
  context: DomainContext,
  viewer: PostViewer & { userId: string },
  { postId, price }: { postId: string; price: number },
  settle?: Settle<BuyOutcome>,
): Promise<BuyOutcome> {
  return transact(context, async (trx) => {
    const outcome =
      (await findUnlock(trx, viewer.userId, postId)) ??
      (await unlock(context, trx, viewer, { postId, price }));
    await settle?.(trx, outcome);
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
  // Another device may have bought it since it was looked for.
  if (post.is_unlocked) return (await findUnlock(trx, userId, postId)) ?? unreachable();
  if (isOpen(post.access, standingOf(post, viewer))) return refuse('already-open');
  const tokens = priceOf(post);
  if (tokens === null) {
    const opens = post.access === 'subscription' ? 'subscription' : 'fanclub';
    return { ...refuse('not-for-tokens'), data: { opens } };
  }
  if (tokens !== price) return { ...refuse('price-changed'), data: { price: tokens } };
  const spent = await spendTokens(context, trx, 'revenue', {
    userId,
    tokens,
    reason: 'post_unlock',
    reference: postId,
    idempotencyKey: `post:${userId}:${postId}`,
  });
  if (!spent.ok) return spent;
  // The ledger account is locked from here on: whoever came first has written the unlock.
  if (!spent.isNew) return (await findUnlock(trx, userId, postId)) ?? unreachable();
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

function unreachable(): never {
  throw new Error('a post was paid for and not unlocked');
}
