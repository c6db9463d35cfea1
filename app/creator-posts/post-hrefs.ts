import type { OwnPostTab } from '~/domain/creator-posts/terms';

/** The list of a creator's posts. */
export const ownPostsHref = '/verified-model/posts';

/** A draft, or the pictures of a published post. */
export const ownPostHref = (id: string) => `${ownPostsHref}/${id}`;

/** The order of pictures for a draft. */
export const generateHref = (id: string) => `${ownPostHref(id)}/generate`;

/** The archive of a post's pictures. */
export const downloadHref = (id: string) => `${ownPostHref(id)}/pictures.zip`;

/** Returns the address of a tab of the list, from a cursor on. */
export function tabHref(
  { tab, isOldestFirst }: { tab: OwnPostTab; isOldestFirst: boolean },
  cursor?: string,
): string {
  const query = new URLSearchParams({
    ...(tab !== 'published' && { tab }),
    ...(isOldestFirst && { sortBy: 'oldest' }),
    ...(cursor !== undefined && { cursor }),
  }).toString();
  return query === '' ? ownPostsHref : `${ownPostsHref}?${query}`;
}
