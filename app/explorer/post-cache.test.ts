import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Post } from '../posts/presenters/post-for-fan';
import { byId, keepNear, neededAgain } from './post-cache';
import { shownPosts } from './shown-window';

const feed = (length: number) => Array.from({ length }, (_, index) => `post-${index}`);
const postsOf = (ids: string[]) => byId(ids.map((_id) => ({ _id }) as Post));

it('keeps a bounded number of posts, all that are in the document among them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), (length, place) => {
      const active = place % length;
      const ids = feed(length);
      const kept = keepNear(ids, postsOf(ids), active);
      expect(kept.size).toBeLessThanOrEqual(25);
      for (const index of shownPosts(active, length)) expect(kept.has(ids[index] ?? '')).toBe(true);
      expect(neededAgain(ids, kept, active)).toEqual([]);
    }),
  );
});

it('is unchanged when no post is far off', () => {
  const posts = postsOf(feed(20));
  expect(keepNear(feed(20), posts, 8)).toBe(posts);
});

it('keeps a newly loaded post that has no place in the feed yet', () => {
  const ids = feed(30);
  expect(keepNear(ids.slice(0, 20), postsOf(ids), 19).has('post-29')).toBe(true);
});

it('requests a dropped post again once it comes near', () => {
  const ids = feed(60);
  const kept = keepNear(ids, postsOf(ids), 50);
  expect(neededAgain(ids, kept, 41)).toEqual([]);
  expect(neededAgain(ids, kept, 40)).toEqual(['post-37']);
  expect(neededAgain(ids, kept, 2)).toEqual(feed(6));
});
