import * as z from 'zod/mini';
import type { Post } from './presenters/post-for-fan';
import { photoId, postHref } from './post-href';
import type { RefusedUnlock } from './unlock-refusal';

const whole = z.coerce.number().check(z.int(), z.minimum(0));
const from = z.optional(z.string());
const refusedSchema = z.discriminatedUnion('refused', [
  z.object({ refused: z.enum(['price-changed', 'confirmation-needed']), from, price: whole }),
  z.object({ refused: z.literal('insufficient-balance'), from, price: whole, balance: whole }),
  z.object({
    refused: z.literal('spending-limit'),
    from,
    price: whole,
    left: whole,
    endsAt: z.iso.datetime(),
  }),
  z.object({ refused: z.literal('failed'), from }),
]);

/**
 * Returns the address of the post's page with the reason of the refusal, for a form that was sent without
 * scripts.
 */
export function refusedUnlockHref(
  post: Pick<Post, '_id' | 'characterMeta'>,
  refused: RefusedUnlock,
): string {
  const { assetId } = refused;
  const href = `${postHref(post)}?${refusedUnlockSearch(refused)}`;
  return assetId === undefined ? href : `${href}#${photoId({ _id: assetId })}`;
}

/** Returns the reason as query parameters. */
export function refusedUnlockSearch({
  ok: _ok,
  assetId,
  reason,
  ...figures
}: RefusedUnlock): URLSearchParams {
  const search = new URLSearchParams({ refused: reason });
  for (const [name, value] of Object.entries(figures)) search.set(name, String(value));
  if (assetId !== undefined) search.set('from', assetId);
  return search;
}

/** Returns the refusal in such an address, or null. */
export function readRefusedUnlock(search: URLSearchParams): RefusedUnlock | null {
  const read = z.safeParse(refusedSchema, Object.fromEntries(search));
  if (!read.success) return null;
  const { refused, from: assetId, ...figures } = read.data;
  return { ok: false, reason: refused, assetId, ...figures } as RefusedUnlock;
}
