import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { findPostViewer } from '~/domain/posts/find-post-viewer';
import { getPost } from '~/domain/posts/get-posts';
import { unlock, type UnlockOutcome } from '~/domain/posts/unlock';
import { presentPost, type Post } from '../../posts/presenters/post-for-fan';
import { idSchema } from '~/domain/shared/ids';
import { getBalance } from '~/domain/wallet/get-balance';
import { requireMember } from '../../kit/session/require-member.server';
import { photoId, postHref } from '../../posts/post-href';
import { refusedUnlockHref } from '../../posts/refused-unlock';
import type { UnlockResponse } from '../../posts/unlock-refusal';
import { readForm } from '../../kit/forms/read-form.server';

export { leadToPost as loader } from '../../posts/server/lead-to-post.server';

const inputSchema = z.object({
  price: z.coerce.number().int().min(1).max(1_000_000),
  /** The post whose page contains the form; `alone` means that one asset is unlocked on its own. */
  from: idSchema.optional(),
  /** The tokens that the person agreed to when confirmation was required. */
  confirmed: z.coerce.number().int().positive().optional(),
  alone: z.literal('1').optional(),
});

/**
 * Unlocks a post, or one asset of it, for tokens at the price that was shown; with scripts it returns
 * the post in its new state.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { domain, postMedia } = context;
  const { userId } = requireMember(request, context);
  const form = await readForm(request);
  const id = idSchema.safeParse(params.id);
  if (!id.success) throw data(null, 404);
  const postId = id.data;
  const parsed = inputSchema.safeParse(Object.fromEntries(form));
  const viewer = { ...(await findPostViewer(domain, context.viewer)), userId };
  const buy = ({ price, from, alone, confirmed }: z.infer<typeof inputSchema>) =>
    unlock(domain, viewer, { postId, assetId: alone && from, price, confirmed });
  const outcome = parsed.success ? await buy(parsed.data) : null;
  const found = await getPost(domain, viewer, { postId });
  if (!found) throw data(null, 404);
  const post = presentPost(found, postMedia);
  const price = parsed.data?.price ?? 0;
  const answer = await answerOf(outcome, post, price, () => getBalance(domain, userId));
  if (form.get('stay')) return data(answer, answer.ok ? 200 : 409);
  const from = post.assets.length > 1 ? parsed.data?.from : undefined;
  if (!answer.ok) return redirect(refusedUnlockHref(post, { ...answer, assetId: from }));
  return redirect(from ? `${postHref(post)}#${photoId({ _id: from })}` : postHref(post));
}

async function answerOf(
  outcome: UnlockOutcome | null,
  post: Post,
  price: number,
  readBalance: () => Promise<number>,
): Promise<UnlockResponse> {
  // A post that is already open counts as success.
  if (outcome?.ok || outcome?.reason === 'already-open') return { ok: true, post };
  if (outcome?.reason === 'price-changed') {
    return { ok: false, reason: 'price-changed', price: outcome.data.price };
  }
  if (outcome?.reason === 'insufficient-balance') {
    return { ok: false, reason: 'insufficient-balance', price, balance: await readBalance() };
  }
  if (outcome?.reason === 'confirmation-needed') {
    return { ok: false, reason: 'confirmation-needed', price: outcome.data.tokens };
  }
  if (outcome?.reason === 'spending-limit') {
    const { left, endsAt } = outcome.data;
    return { ok: false, reason: 'spending-limit', price, left, endsAt };
  }
  return { ok: false, reason: 'failed' };
}
