import type { DomainContext } from '../shared/context';
import { getPost } from './get-posts';
import { renditionKeys, renditionWidthsOf } from '../media/rendition-keys';
import type { PostAsset } from './schema';

const nobody = { userId: null, isSubscriber: false };

/**
 * The storage key of the picture that a post is shared with: what a visitor sees of it, and its locked
 * rendition where that is nothing. Null where there is no such post, or no picture of it.
 */
export async function findSharePicture(
  context: DomainContext,
  asked: { postId: string; characterSlug: string },
): Promise<string | null> {
  const post = await getPost(context, nobody, asked);
  if (!post) return null;
  const shown = post.assets.find(({ media }) => media?.isOpen) ?? post.assets[0];
  return shown ? pictureOf(shown) : null;
}

/** Of what is open the widest picture, which everybody may see; else the one that is blurred. */
function pictureOf({ media, width }: PostAsset): string | null {
  if (!media) return null;
  if (!media.isOpen) return media.lockedKey;
  if (!media.isForEverybody) throw new Error('a visitor was shown what is not for everybody');
  return renditionKeys.picture(media.folder, Math.max(...renditionWidthsOf(width)), 'webp');
}
