import type { DomainContext } from '../shared/context';
import { getPost } from './get-posts';
import { renditionKeys, renditionWidthsOf } from '../media/rendition-keys';
import type { PostAsset } from './schema';

const anonymous = { userId: null, isSubscriber: false };

/**
 * Returns the storage key of the picture with which a post is shared: the picture that a visitor sees, or
 * else its locked rendition. Null if there is no such post, or it has no picture.
 */
export async function findSharePicture(
  context: DomainContext,
  query: { postId: string; characterSlug: string },
): Promise<string | null> {
  const post = await getPost(context, anonymous, query);
  if (!post) return null;
  const shown = post.assets.find(({ media }) => media?.isOpen) ?? post.assets[0];
  return shown ? pictureOf(shown) : null;
}

/** Returns the widest picture of an asset that is free for everyone, else its blurred one. */
function pictureOf({ media, width }: PostAsset): string | null {
  if (!media) return null;
  if (!media.isOpen) return media.lockedKey;
  if (!media.isForEverybody) throw new Error('a visitor was shown what is not for everybody');
  return renditionKeys.picture(media.folder, Math.max(...renditionWidthsOf(width)), 'webp');
}
