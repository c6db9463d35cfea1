import type { Post } from '../posts/schema';

/**
 * Checks whether a feed shows a post: at least one of its assets can be shown, even blurred, and the
 * viewer has not blocked the character.
 */
export function isShowable({ assets, character }: Post): boolean {
  return !character.isBlocked && assets.some(({ media }) => media !== null);
}
