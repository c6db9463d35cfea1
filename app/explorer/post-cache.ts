import type { Post } from '../posts/presenters/post-for-fan';

/** Posts kept on either side of the one that is looked at. */
const keptBeside = 12;
/** Posts on either side of it that must be there: those in the document, and one more. */
const neededBeside = 3;

/** Posts of a feed by their ids: of one that somebody goes through for long, those near by. */
export type PostCache = ReadonlyMap<string, Post>;

export function byId(posts: Post[]): PostCache {
  return new Map(posts.map((post) => [post._id, post]));
}

/** Lets go of what lies far from the place that is looked at; the same map where nothing does. */
export function keepNear(ids: string[], posts: PostCache, active: number): PostCache {
  const near = new Set(around(ids, active, keptBeside));
  const far = ids.filter((id) => !near.has(id) && posts.has(id));
  if (far.length === 0) return posts;
  // What has just come may not be among the feed's ids yet.
  return new Map([...posts].filter(([id]) => !far.includes(id)));
}

/** Posts that somebody comes back to after they were let go. */
export function neededAgain(ids: string[], posts: PostCache, active: number): string[] {
  return around(ids, active, neededBeside).filter((id) => !posts.has(id));
}

const around = (ids: string[], active: number, beside: number) =>
  ids.slice(Math.max(0, active - beside), active + beside + 1);
