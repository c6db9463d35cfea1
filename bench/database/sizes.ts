/**
 * The numbers of rows of a database. A smaller size has fewer people, each with the same amount of data.
 */
export interface DatabaseSize {
  people: number;
  /** The chats of all people together. */
  chats: number;
  messages: number;
  transfers: number;
  posts: number;
  /** Views of posts in the last month. */
  views: number;
  /** Messages sent, replies and model calls in the last month. */
  recent: number;
  notices: number;
}

const full: DatabaseSize = {
  people: 200_000,
  chats: 400_000,
  messages: 10_000_000,
  transfers: 2_000_000,
  posts: 50_000,
  views: 1_000_000,
  recent: 1_000_000,
  notices: 1_000_000,
};

const shrunk = (by: number): DatabaseSize => ({
  people: full.people / by,
  chats: full.chats / by,
  messages: full.messages / by,
  transfers: full.transfers / by,
  posts: full.posts / by,
  views: full.views / by,
  recent: full.recent / by,
  notices: full.notices / by,
});

export const sizes = { full, tenth: shrunk(10), hundredth: shrunk(100) } as const;
export type SizeName = keyof typeof sizes;
