import type { Knex } from 'knex';
import { refuse, type Refusal } from '../shared/errors';
import type { PostRow } from './queries';
import type { PostViewer } from './schema';
import { availabilitiesOf } from './to-post';

type PriceChanged = Refusal<'price-changed'> & { data: { price: number } };
type NotForTokens = Refusal<'not-for-tokens'> & { data: { opens: 'fanclub' | 'subscription' } };

export type RefusedUnlock =
  Refusal<'no-such-post' | 'already-open' | 'insufficient-balance'> | PriceChanged | NotForTokens;

/**
 * Holds every other purchase of the same post by the same person until this one is done: what they
 * have paid for parts decides what the rest costs.
 */
export async function lockUnlocks(
  trx: Knex.Transaction,
  userId: string,
  postId: string,
): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `unlocks:${userId}:${postId}`,
  ]);
}

/** Why a post is not sold to its viewer at the price they named; null when it is. */
export function refuseToSell(
  post: PostRow,
  viewer: PostViewer,
  { tokens, price }: { tokens: number | null; price: number },
): RefusedUnlock | null {
  if (!availabilitiesOf(post, viewer).includes('locked')) return refuse('already-open');
  if (tokens === null) {
    const opens = post.access === 'subscription' ? 'subscription' : 'fanclub';
    return { ...refuse('not-for-tokens'), data: { opens } };
  }
  return tokens === price ? null : { ...refuse('price-changed'), data: { price: tokens } };
}
