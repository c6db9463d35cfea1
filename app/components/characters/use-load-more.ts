import { useEffect, useState, type MouseEvent } from 'react';
import type { CharacterCard } from '~/domain/characters/schema';
import { useFetcher } from '../../forms/use-fetcher';

export interface FoundCharacters {
  items: CharacterCard[];
  nextCursor: string | null;
}

interface List {
  feed: string;
  search: string;
  /** Where this page of the list begins; null at its start. */
  cursor: string | null;
  found: FoundCharacters;
}

/**
 * A list that grows. The link to the next page works by itself; with JavaScript the page is fetched
 * and its characters are put under those that are there.
 */
export function useLoadMore({ feed, search, cursor, found }: List) {
  const fetcher = useFetcher<{ found: FoundCharacters }>();
  const [more, setMore] = useState<FoundCharacters | null>(null);
  const list = [feed, search, cursor].join('\n');
  const [shownList, setShownList] = useState(list);
  if (list !== shownList) {
    setShownList(list);
    setMore(null);
  }
  const fetched = fetcher.data;
  useEffect(() => {
    if (!fetched) return;
    setMore((before) => ({
      items: [...(before?.items ?? []), ...fetched.found.items],
      nextCursor: fetched.found.nextCursor,
    }));
  }, [fetched]);

  const { nextCursor } = more ?? found;
  const nextHref = nextCursor && pageHref({ feed, search, cursor: nextCursor });
  return {
    items: withoutRepeats([...found.items, ...(more?.items ?? [])]),
    nextHref,
    isLoading: fetcher.state === 'loading',
    loadMore(event: MouseEvent) {
      if (!nextHref || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      if (fetcher.state === 'idle') fetcher.load(nextHref);
    },
  };
}

function pageHref(page: { feed: string; search: string; cursor: string }): string {
  const params = new URLSearchParams();
  if (page.feed !== 'all') params.set('feed', page.feed);
  if (page.search) params.set('search', page.search);
  params.set('cursor', page.cursor);
  return `/characters?${params}`;
}

function withoutRepeats(characters: CharacterCard[]): CharacterCard[] {
  return [...new Map(characters.map((character) => [character._id, character])).values()];
}
