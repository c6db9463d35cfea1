import { useEffect } from 'react';
import type { Post } from '~/domain/posts/schema';

/** Looking at a post for this long is a view, in milliseconds. */
const lookMs = 1_000;

/** Tells the site which posts were looked at; it counts each once a person and day. */
export function useCountViews(post: Pick<Post, '_id'> | undefined): void {
  const id = post?._id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => {
      // A view that is lost is lost.
      fetch(`/api/v1/posts-v2/add-post-view/${id}`, {
        method: 'POST',
        credentials: 'include',
        keepalive: true,
      }).catch(() => undefined);
    }, lookMs);
    return () => clearTimeout(timer);
  }, [id]);
}
