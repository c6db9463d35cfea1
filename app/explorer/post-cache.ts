import type { Post } from '../posts/presenters/post-for-fan';

/** The number of posts kept on each side of the current one. */
const keptBeside = 12;
/** The number of posts required on each side of the current one: those in the document, and one more. */
const neededBeside = 3;

/** The posts of a feed by their ids; in a long feed only those near the current one. */
export type PostCache = ReadonlyMap<string, Post>;

export function byId(posts: Post[]): PostCache {
  return new Map(posts.map((post) => [post._id, post]));
}

/** Removes posts far from the current one; returns the same map if there are none. */
export function keepNear(ids: string[], posts: PostCache, active: number): PostCache {
  const near = new Set(around(ids, active, keptBeside));
  const far = ids.filter((id) => !near.has(id) && posts.has(id));
  if (far.length === 0) return posts;
  // New posts may not be among the feed's ids yet.
  return new Map([...posts].filter(([id]) => !far.includes(id)));
}

/** Returns the ids of removed posts that are needed again. */
export function neededAgain(ids: string[], posts: PostCache, active: number): string[] {
  return around(ids, active, neededBeside).filter((id) => !posts.has(id));
}

const around = (ids: string[], active: number, beside: number) =>
  ids.slice(Math.max(0, active - beside), active + beside + 1);
