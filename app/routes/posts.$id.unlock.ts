import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { buyPost, type BuyOutcome } from '~/domain/posts/buy-post';
import { findPostViewer } from '~/domain/posts/find-post-viewer';
import { getPost } from '~/domain/posts/get-posts';
import type { Post } from '~/domain/posts/schema';
import { idSchema } from '~/domain/shared/ids';
import { getBalance } from '~/domain/wallet/get-balance';
import { requireMember } from '../components/accounts/require-member.server';
import { postHref } from '../components/posts/post-href';
import { refusedUnlockHref } from '../components/posts/refused-unlock';
import type { UnlockAnswer } from '../components/posts/unlock-form';
import { readForm } from '../forms/read-form.server';

const priceSchema = z.coerce.number().int().min(1).max(1_000_000);

/** Opens a post for tokens at the price that was shown; with scripts it answers the open post. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { domain, postMedia } = context;
  const { userId } = requireMember(request, context);
  const form = await readForm(request);
  const id = idSchema.safeParse(params.id);
  const price = priceSchema.safeParse(form.get('price'));
  if (!id.success) throw data(null, 404);
  const viewer = { ...(await findPostViewer(domain, context.viewer)), userId };
  const outcome: BuyOutcome | null = price.success
    ? await buyPost(domain, viewer, { postId: id.data, price: price.data })
    : null;
  const post = await getPost(domain, viewer, { postId: id.data }, postMedia);
  if (!post) throw data(null, 404);
  const answer = await answerOf(outcome, post, price.data ?? 0, () => getBalance(domain, userId));
  if (form.get('stay')) return data(answer, answer.ok ? 200 : 409);
  return redirect(answer.ok ? postHref(post) : refusedUnlockHref(post, answer));
}

async function answerOf(
  outcome: BuyOutcome | null,
  post: Post,
  price: number,
  readBalance: () => Promise<number>,
): Promise<UnlockAnswer> {
  // What is open already is what was asked for.
  if (outcome?.ok || outcome?.reason === 'already-open') return { ok: true, post };
  if (outcome?.reason === 'price-changed') {
    return { ok: false, reason: 'price-changed', price: outcome.data.price };
  }
  if (outcome?.reason === 'insufficient-balance') {
    return { ok: false, reason: 'insufficient-balance', price, balance: await readBalance() };
  }
  return { ok: false, reason: 'failed' };
}
