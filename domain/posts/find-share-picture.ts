import type { DomainContext } from '../shared/context';
import { getPost } from './get-posts';
import type { PostAsset } from './schema';

const nobody = { userId: null, isSubscriber: false };

/** Keys in place of addresses; what is anybody's own is no picture to share. */
const keys = {
  forEverybody: (key: string) => key,
  forViewer(): never {
    throw new Error('a visitor was shown what is not for everybody');
  },
};

/**
 * The storage key of the picture that a post is shared with: what a visitor sees of it, and its locked
 * rendition where that is nothing. Null where there is no such post, or no picture of it.
 */
export async function findSharePicture(
  context: DomainContext,
  asked: { postId: string; characterSlug: string },
): Promise<string | null> {
  const post = await getPost(context, nobody, asked, keys);
  if (!post) return null;
  const shown = post.assets.find(({ picture }) => picture !== null) ?? post.assets[0];
  return shown ? pictureOf(shown) || null : null;
}

/** Locked, an asset has its one blurred picture as address. */
const pictureOf = ({ picture, assetUrl }: PostAsset) => picture?.url ?? assetUrl;
