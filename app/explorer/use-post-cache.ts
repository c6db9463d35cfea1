import { useState } from 'react';
import type { Post } from '../posts/presenters/post-for-fan';
import { readPosts } from '../posts/read-posts';
import { useRestoredState } from '../kit/site/use-restored-state';
import { byId, keepNear, neededAgain, type PostCache } from './post-cache';

const none: ReadonlySet<string> = new Set();

/**
 * Keeps the posts around the current one, so that memory does not grow with the length of the feed. Posts
 * further back are loaded again when they come near.
 */
export function usePostCache(first: Post[]) {
  const [posts, setPosts] = useRestoredState<PostCache>('explorer posts', byId(first));
  const [requested, setRequested] = useState(none);
  const [lost, setLost] = useState(none);

  const put = (more: Post[]) => setPosts((before) => new Map([...before, ...byId(more)]));
  const change = (fits: (post: Post) => boolean, changed: (post: Post) => Post) =>
    setPosts((before) => withChanged(before, fits, changed));

  async function readAgain(ids: string[]): Promise<void> {
    setRequested((before) => new Set([...before, ...ids]));
    const found = byId(await readPosts(ids));
    put([...found.values()]);
    setRequested((before) => without(before, ids));
    setLost((before) => new Set([...before, ...ids.filter((id) => !found.has(id))]));
  }

  return {
    posts,
    put,
    begin(fresh: Post[]) {
      setPosts(byId(fresh));
      setLost(none);
    },
    /** Must be called when some posts were reloaded; the others are reloaded too and remain until then. */
    renew(fresh: Post[]) {
      const others = [...posts.keys()].filter((id) => !fresh.some(({ _id }) => _id === id));
      put(fresh);
      setLost(none);
      if (others.length > 0) void readPosts(others).then(put);
    },
    /** Replaces an earlier state of a post. */
    replace: (post: Post) =>
      change(
        ({ _id }) => _id === post._id,
        () => post,
      ),
    /** Updates on all posts of a character whether the character is followed. */
    follow: (characterId: string, isFollowed: boolean) =>
      change(
        ({ characterMeta }) => characterMeta.characterId === characterId,
        (post) => ({ ...post, characterMeta: { ...post.characterMeta, isFollowed } }),
      ),
    /** Must be called with the current index. */
    keep(ids: string[], active: number) {
      setPosts((before) => keepNear(ids, before, active));
      const wanted = neededAgain(ids, posts, active).filter(
        (id) => !requested.has(id) && !lost.has(id),
      );
      if (wanted.length > 0) void readAgain(wanted);
    },
    isLost: (id: string) => lost.has(id),
    /** Requests a post that could not be loaded again. */
    retry(id: string) {
      setLost((before) => without(before, [id]));
    },
  };
}

/** Returns the posts with a change applied to those that match. */
function withChanged(
  posts: PostCache,
  fits: (post: Post) => boolean,
  changed: (post: Post) => Post,
): PostCache {
  return new Map([...posts].map(([id, post]) => [id, fits(post) ? changed(post) : post]));
}

function without(ids: ReadonlySet<string>, gone: string[]): ReadonlySet<string> {
  return new Set([...ids].filter((id) => !gone.includes(id)));
}
