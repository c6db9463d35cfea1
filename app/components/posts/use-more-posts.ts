import { useEffect, useState, type MouseEvent } from 'react';
import type { Post } from '~/domain/posts/schema';
import { useFetcher } from '../../forms/use-fetcher';

export interface PostPage {
  items: Post[];
  nextCursor: string | null;
}

interface List {
  found: PostPage;
  /** The address of the page after a cursor. */
  hrefOf(cursor: string): string;
  /** Another name is another list, which begins anew. */
  name: string;
}

/**
 * Posts that grow. The link to the next page works by itself; with JavaScript the page is fetched
 * and its posts are put under those that are there.
 */
export function useMorePosts({ found, hrefOf, name }: List) {
  const fetcher = useFetcher<{ found?: PostPage }>();
  const [more, setMore] = useState<PostPage | null>(null);
  const [shown, setShown] = useState(name);
  if (name !== shown) {
    setShown(name);
    setMore(null);
  }
  const fetched = fetcher.data;
  useEffect(() => {
    const page = fetched?.found;
    if (!page) return;
    setMore((before) => ({
      items: [...(before?.items ?? []), ...page.items],
      nextCursor: page.nextCursor,
    }));
  }, [fetched]);

  const { nextCursor } = more ?? found;
  const nextHref = nextCursor === null ? null : hrefOf(nextCursor);
  return {
    posts: withoutRepeats([...found.items, ...(more?.items ?? [])]),
    nextHref,
    isLoading: fetcher.state === 'loading',
    hasFailed: fetcher.state === 'idle' && fetched !== undefined && fetched.found === undefined,
    loadMore(event: MouseEvent) {
      if (nextHref === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      if (fetcher.state === 'idle') fetcher.load(nextHref);
    },
  };
}

function withoutRepeats(posts: Post[]): Post[] {
  return [...new Map(posts.map((post) => [post._id, post])).values()];
}
