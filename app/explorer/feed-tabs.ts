import type { FeedTab } from '~/domain/feeds/schema';

/** The tabs above the explorer, in order; the first is the default. */
export const feedTabs = [
  'forYou',
  'trending',
  'new',
  'liveNow',
  'following',
  'onSale',
  'premium',
  'funClub',
  'anime',
  'explicit',
] as const satisfies FeedTab[];

export function findFeedTab(name: string | null): FeedTab {
  return feedTabs.find((tab) => tab === name) ?? feedTabs[0];
}
