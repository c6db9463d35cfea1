import type { Post, PostAsset } from './presenters/post-for-fan';

/** The page of one post: what is shared, and where its card leads without scripts. */
export const postHref = ({ _id, characterMeta }: Pick<Post, '_id' | 'characterMeta'>) =>
  `/characters/${characterMeta.characterSlug}/post/${_id}`;

/** Where an asset stands on the page of its post and in the explorer. */
export const photoId = ({ _id }: Pick<PostAsset, '_id'>) => `photo-${_id}`;

/** The call that counts a view of a post. */
export const viewPath = ({ _id }: Pick<Post, '_id'>) => `/posts-v2/add-post-view/${_id}`;

/** The explorer, beginning with this post. */
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
