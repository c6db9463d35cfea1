import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useLatest } from '../ui/behaviour/use-latest';
import { nextPageHref } from './load-list-page';
import { useFetcherResponse } from './use-fetcher-response';
import { useFetcher } from './use-fetcher';
import { useRestoredState } from '../site/use-restored-state';

export interface ListPage<Item> {
  items: Item[];
  nextCursor: string | null;
}

interface List<Item> {
  found: ListPage<Item>;
  /** The address of the page after a cursor; its route has `loadListPage`. */
  hrefOf(cursor: string): string;
  /** Another name is another list, which begins anew. */
  name: string;
  /** Reads items anew that hang on who looks, and stand below what the page itself loads anew. */
  readAgain?: (ids: string[]) => Promise<Item[]>;
}

/**
 * A list that grows. The link to the next page works by itself; with JavaScript the page is fetched
 * and what it found is put under what is there, nothing twice.
 */
export function useInfiniteScroll<Item extends { _id: string }>({
  found,
  hrefOf,
  name,
  readAgain,
}: List<Item>) {
  const fetcher = useFetcher<{ found?: ListPage<Item> }>();
  // Whoever comes back finds all of it that they had loaded, and so their place in it.
  const [more, setMore] = useRestoredState<ListPage<Item> | null>(`list ${name}`, null);
  const [asked, setAsked] = useState<string | null>(null);
  const fetched = fetcher.data;
  // It may have been asked for before another list took this one's place.
  const isOurs = asked === name;
  const isLoading = isOurs && fetcher.state === 'loading';
  useFetcherResponse(fetched?.found, (page) => {
    if (!isOurs) return;
    setMore((before) => ({
      items: [...(before?.items ?? []), ...page.items],
      nextCursor: page.nextCursor,
    }));
  });

  const renew = useLatest(() => {
    if (!more || !readAgain) return;
    void readAgain(more.items.map(({ _id }) => _id)).then((items) =>
      setMore((before) => before && { ...before, items: withNews(before.items, items) }),
    );
  });
  const taken = useRef<ListPage<Item>>(undefined);
  useEffect(() => {
    if (taken.current === found) return;
    taken.current = found;
    renew.current();
  }, [found, renew]);

  const { nextCursor } = more ?? found;
  const nextHref = nextCursor === null ? null : hrefOf(nextCursor);
  return {
    items: withoutRepeats([...found.items, ...(more?.items ?? [])]),
    isLoading,
    nextHref,
    hasFailed:
      isOurs && fetcher.state === 'idle' && fetched !== undefined && fetched.found === undefined,
    loadMore(event: MouseEvent) {
      if (nextHref === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      if (isLoading) return;
      setAsked(name);
      fetcher.load(nextPageHref(nextHref));
    },
  };
}

/** Items with what was read of them since in their places. */
function withNews<Item extends { _id: string }>(items: Item[], news: Item[]): Item[] {
  const latest = new Map(news.map((item) => [item._id, item]));
  return items.map((item) => latest.get(item._id) ?? item);
}

function withoutRepeats<Item extends { _id: string }>(items: Item[]): Item[] {
  return [...new Map(items.map((item) => [item._id, item])).values()];
}
