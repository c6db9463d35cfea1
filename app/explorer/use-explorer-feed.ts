import { useEffect, useRef, useState } from 'react';
import type { Post } from '../posts/presenters/post-for-fan';
import { nextPageHref } from '../kit/forms/load-list-page';
import { useFetcherResponse } from '../kit/forms/use-fetcher-response';
import { useFetcher } from '../kit/forms/use-fetcher';
import { useRestoredState } from '../kit/site/use-restored-state';
import { explorerPath, type ExplorerData } from './explorer-data';
import { feedSearch } from './filters';
import { usePostCache } from './use-post-cache';

/** More posts are loaded when fewer than this many are ahead. */
const ahead = 3;

interface Fetched {
  explorer?: Pick<ExplorerData, 'posts' | 'nextCursor'>;
}

export type ExplorerFeed = ReturnType<typeof useExplorerFeed>;

/** Returns a feed that loads ahead of the viewer, without duplicates. */
export function useExplorerFeed(data: ExplorerData) {
  const fetcher = useFetcher<Fetched>();
  const [requested, setRequested] = useState<ExplorerData>();
  // A returning viewer finds the same posts, whatever the feed would start with now.
  const [ids, setIds] = useRestoredState('explorer ids', idsOf(data.posts));
  const atHand = usePostCache(data.posts);
  const [nextCursor, setNextCursor] = useRestoredState('explorer cursor', data.nextCursor);
  const taken = useRef<ExplorerData>(undefined);
  useEffect(() => {
    if (taken.current === data) return;
    taken.current = data;
    // A reloaded page keeps its position and updates its posts.
    if (ids.length > 0) return atHand.renew(data.posts);
    setIds(idsOf(data.posts));
    atHand.begin(data.posts);
    setNextCursor(data.nextCursor);
  }, [data, ids, atHand, setIds, setNextCursor]);
  const fetched = fetcher.data;
  // True until the response is applied; another feed may have replaced this one meanwhile.
  const isRequested = requested === data;
  const hasFailed =
    isRequested &&
    fetcher.state === 'idle' &&
    fetched !== undefined &&
    fetched.explorer === undefined;
  const isLoading = isRequested && !hasFailed;
  useFetcherResponse(fetched?.explorer, (more) => {
    if (!isRequested) return;
    setRequested(undefined);
    setIds((before) => [...new Set([...before, ...idsOf(more.posts)])]);
    atHand.put(more.posts);
    setNextCursor(more.nextCursor);
  });

  const href = nextCursor && `${explorerPath(data)}?${nextSearch(data, nextCursor)}`;
  const loadMore = () => {
    if (href === null || isLoading) return;
    setRequested(data);
    fetcher.load(nextPageHref(href));
  };
  return {
    ids,
    /** Undefined while the post is being loaded again or if that failed. */
    postOf: (id: string) => atHand.posts.get(id),
    isLost: atHand.isLost,
    retry: atHand.retry,
    /** The page with the following posts; null at the end. */
    nextHref: href,
    isLoading,
    hasFailed,
    loadMore,
    /** Must be called with the index of the current post. */
    reach(active: number) {
      if (!hasFailed && active >= ids.length - ahead) loadMore();
      atHand.keep(ids, active);
    },
    replace: atHand.replace,
    follow: atHand.follow,
  };
}

const idsOf = (posts: Post[]) => posts.map(({ _id }) => _id);

function nextSearch({ tab, filters }: ExplorerData, cursor: string): string {
  return feedSearch(tab, filters, { cursor });
}
