import type { Post, PostAsset } from './presenters/post-for-fan';

/** Returns the address of a post's page, which is shared and which its card opens without scripts. */
export const postHref = ({ _id, characterMeta }: Pick<Post, '_id' | 'characterMeta'>) =>
  `/characters/${characterMeta.characterSlug}/post/${_id}`;

/** Returns the anchor of an asset on its post's page and in the explorer. */
export const photoId = ({ _id }: Pick<PostAsset, '_id'>) => `photo-${_id}`;

/** Returns the API path that counts a view of a post. */
export const viewPath = ({ _id }: Pick<Post, '_id'>) => `/posts-v2/add-post-view/${_id}`;

/** Returns the address of the explorer starting with this post. */
export function exploreHref(
  { _id, characterMeta }: Pick<Post, '_id' | 'characterMeta'>,
  { ofCharacter = false, feedTab }: { ofCharacter?: boolean; feedTab?: string } = {},
): string {
  const search = new URLSearchParams({
    postId: _id,
    ...(feedTab === undefined ? {} : { feedTab }),
  });
  return `/explorer${ofCharacter ? `/${characterMeta.characterSlug}` : ''}?${search}`;
}
