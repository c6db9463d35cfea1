import * as z from 'zod/mini';
import type { Post } from '~/domain/posts/schema';
import { postHref } from './post-href';
import type { UnlockAnswer } from './unlock-form';

type RefusedUnlock = Extract<UnlockAnswer, { ok: false }>;

const whole = z.coerce.number().check(z.int(), z.minimum(0));
const refusedSchema = z.discriminatedUnion('refused', [
  z.object({ refused: z.literal('price-changed'), price: whole }),
  z.object({ refused: z.literal('insufficient-balance'), price: whole, balance: whole }),
  z.object({ refused: z.literal('failed') }),
]);

/** The post's page, which says why it was not unlocked: for a form sent without scripts. */
export function refusedUnlockHref(
  post: Pick<Post, '_id' | 'characterMeta'>,
  { ok: _ok, reason, ...figures }: RefusedUnlock,
): string {
  const search = new URLSearchParams({ refused: reason });
  for (const [name, value] of Object.entries(figures)) search.set(name, String(value));
  return `${postHref(post)}?${search}`;
}

/** What such an address says, if it says anything. */
export function readRefusedUnlock(search: URLSearchParams): RefusedUnlock | null {
  const read = z.safeParse(refusedSchema, Object.fromEntries(search));
  if (!read.success) return null;
  const { refused, ...figures } = read.data;
  return { ok: false, reason: refused, ...figures } as RefusedUnlock;
}
