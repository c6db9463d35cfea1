import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { findPostViewer } from '~/domain/posts/find-post-viewer';
import { getPost } from '~/domain/posts/get-posts';
import { listCharacterPosts } from '~/domain/posts/list-character-posts';
import { idSchema } from '~/domain/shared/ids';
import { presentPost } from '../../posts/presenters/post-for-fan';

/** The number of posts of the same character under the shown one. */
const moreCount = 6;

/**
 * Returns the post of an address as the viewer may see it, with more posts of its character; throws 404
 * if there is none.
 */
export async function readPost({
  params,
  context,
}: Pick<LoaderFunctionArgs, 'params' | 'context'>) {
  const { domain, postMedia } = context;
  const postId = idSchema.safeParse(params['postId']);
  if (!postId.success) throw data(null, 404);
  const viewer = await findPostViewer(domain, context.viewer);
  const query = { postId: postId.data, characterSlug: params['slug'] ?? '' };
  const found = await getPost(domain, viewer, query);
  if (!found) throw data(null, 404);
  const characterId = found.character.id;
  const more = await listCharacterPosts(domain, viewer, { characterId, limit: moreCount + 1 });
  const picture = `/characters/${query.characterSlug}/post/${found.id}/og.jpg`;
  return {
    name: found.character.name,
    text: found.text,
    picture: new URL(picture, context.product.publicUrl).href,
    post: presentPost(found, postMedia),
    more: more.items
      .filter(({ id }) => id !== found.id)
      .slice(0, moreCount)
      .map((one) => presentPost(one, postMedia)),
  };
}
