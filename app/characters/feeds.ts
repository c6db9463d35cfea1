import type { CharacterSection } from '~/domain/characters/schema';

/** A view of the characters: its name in addresses and strings, and the list behind it. */
export interface Feed {
  name: string;
  /** The section of the list. `followed` is not a section, because its list differs for each person. */
  section: CharacterSection | 'followed';
}

/** The chips above the grid of the browse page. */
export const browseFeeds = [
  { name: 'all', section: 'all' },
  { name: 'realistic', section: 'realistic' },
  { name: 'anime', section: 'anime' },
  { name: 'verified', section: 'verified' },
  { name: 'callable', section: 'callable' },
  { name: 'live', section: 'live' },
  { name: 'following', section: 'followed' },
] as const satisfies [Feed, ...Feed[]];

/** Returns the feed with this name, or else the first. */
export function findFeed(feeds: readonly [Feed, ...Feed[]], name: string | null): Feed {
  return feeds.find((feed) => feed.name === name) ?? feeds[0];
}
