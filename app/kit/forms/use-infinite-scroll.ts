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
  /** Returns the address of the page after a cursor; its route has `loadListPage`. */
  hrefOf(cursor: string): string;
  /** The name of the list; another name is another list, which starts from the beginning. */
  name: string;
  /** Reloads items that depend on the viewer and are below those that the page itself reloads. */
  readAgain?: (ids: string[]) => Promise<Item[]>;
}

/**
 * Returns a list that grows. The link to the next page works by itself. With JavaScript the next page is
 * fetched and appended without duplicates.
 */
export function useInfiniteScroll<Item extends { _id: string }>({
  found,
  hrefOf,
  name,
  readAgain,
}: List<Item>) {
  const fetcher = useFetcher<{ found?: ListPage<Item> }>();
  // A returning viewer finds everything that they had loaded, and therefore their position.
  const [more, setMore] = useRestoredState<ListPage<Item> | null>(`list ${name}`, null);
  const [requested, setRequested] = useState<string | null>(null);
  const fetched = fetcher.data;
  // The request may have been sent before another list replaced this one.
  const isOurs = requested === name;
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
      setRequested(name);
      fetcher.load(nextPageHref(nextHref));
    },
  };
}

/** Replaces items with their newer versions. */
function withNews<Item extends { _id: string }>(items: Item[], news: Item[]): Item[] {
  const latest = new Map(news.map((item) => [item._id, item]));
  return items.map((item) => latest.get(item._id) ?? item);
}

function withoutRepeats<Item extends { _id: string }>(items: Item[]): Item[] {
  return [...new Map(items.map((item) => [item._id, item])).values()];
}
