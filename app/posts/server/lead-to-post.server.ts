import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { findPostViewer } from '~/domain/posts/find-post-viewer';
import { getPost } from '~/domain/posts/get-posts';
import { idSchema } from '~/domain/shared/ids';
import { postHref } from '../post-href';
import { presentPost } from '../presenters/post-for-fan';

/** Redirects to the post. A path that only changes a post has no page of its own. */
export async function leadToPost({ params, context }: LoaderFunctionArgs) {
  const { domain, postMedia } = context;
  const id = idSchema.safeParse(params['id']);
  if (!id.success) throw data(null, 404);
  const viewer = await findPostViewer(domain, context.viewer);
  const post = await getPost(domain, viewer, { postId: id.data });
  if (!post) throw data(null, 404);
  return redirect(postHref(presentPost(post, postMedia)));
}
