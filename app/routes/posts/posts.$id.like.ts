import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { findPostViewer } from '~/domain/posts/find-post-viewer';
import { getPost } from '~/domain/posts/get-posts';
import { likePost, unlikePost } from '~/domain/posts/like-post';
import { idSchema } from '~/domain/shared/ids';
import { requireMember } from '../../kit/session/require-member.server';
import { safePath } from '../../kit/site/safe-path';
import { readForm } from '../../kit/forms/read-form.server';

export { leadToPost as loader } from '../../posts/server/lead-to-post.server';

/** Adds or removes a like from a card's form; with scripts it returns the new state. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { domain } = context;
  const { userId } = requireMember(request, context);
  const form = await readForm(request);
  const id = idSchema.safeParse(params.id);
  if (!id.success) throw data(null, 404);
  const viewer = { ...(await findPostViewer(domain, context.viewer)), userId };
  const outcome =
    form.get('liked') === 'no'
      ? await unlikePost(domain, userId, id.data)
      : await likePost(domain, viewer, id.data);
  if (!form.get('stay')) return redirect(safePath(form.get('redirectTo')));
  if (!outcome.ok) return data({ ok: false } as const, 404);
  const post = await getPost(domain, viewer, { postId: id.data });
  if (!post) return data({ ok: false } as const, 404);
  const { isLiked, likes } = post;
  return data({ ok: true, isLiked, likesCount: likes } as const);
}
