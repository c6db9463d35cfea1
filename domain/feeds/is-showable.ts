import type { Post } from '../posts/schema';

/**
 * Whether a feed shows a post: any of its assets can be shown yet, be it blurred, and its viewer has
 * not blocked the character.
 */
export function isShowable({ assets, character }: Post): boolean {
  return !character.isBlocked && assets.some(({ media }) => media !== null);
}
