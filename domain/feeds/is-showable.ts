import type { Post } from '../posts/schema';

/** Whether any of a post's assets can be shown yet, be it blurred. */
export function isShowable({ assets }: Post): boolean {
  return assets.some(({ media }) => media !== null);
}
