import { picturesHref } from '../made-characters/making-hrefs';

/** The address at which pictures of a character are ordered. */
export const pictureHref = (slug: string) => `/pictures/${slug}`;

/** The filter and the order of the list of pictures. */
export interface PictureFilter {
  /** The address of the character of the pictures; null for all. */
  of: string | null;
  isOldestFirst: boolean;
}

/** Returns the address of the list of pictures, from a cursor on. */
export function picturesListHref({ of, isOldestFirst }: PictureFilter, cursor?: string): string {
  const query = new URLSearchParams({
    ...(of !== null && { of }),
    ...(isOldestFirst && { sortBy: 'oldest' }),
    ...(cursor !== undefined && { cursor }),
  }).toString();
  return query === '' ? picturesHref : `${picturesHref}?${query}`;
}
