import type { CharacterSection } from '~/domain/characters/schema';

/** A view of the characters: its name in the address and in the strings, and the list behind it. */
export interface Feed {
  name: string;
  /** Whom a person follows is no section: it is another list for everybody. */
  section: CharacterSection | 'followed';
}

/** The chips over the browse page's grid. */
export const browseFeeds = [
  { name: 'all', section: 'all' },
  { name: 'realistic', section: 'realistic' },
  { name: 'anime', section: 'anime' },
  { name: 'verified', section: 'verified' },
  { name: 'callable', section: 'callable' },
  { name: 'live', section: 'live' },
  { name: 'following', section: 'followed' },
] as const satisfies [Feed, ...Feed[]];

/** The feed of that name, else the first. */
export function findFeed(feeds: readonly [Feed, ...Feed[]], name: string | null): Feed {
  return feeds.find((feed) => feed.name === name) ?? feeds[0];
}
