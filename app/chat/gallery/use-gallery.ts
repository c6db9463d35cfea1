import { useCallback, useRef, useState } from 'react';
import { galleryPageSize, type GalleryTab } from '~/domain/chat/gallery/parts';
import { callApi } from '../../kit/realtime/fetch-api';
import type { GalleryData } from '../server/read-gallery.server';
import {
  backfillOf,
  extendList,
  openInLists,
  type GalleryList,
  type GalleryLists,
  type ListedEntry,
} from './gallery-lists';

/**
 * Manages both lists of a gallery: more entries are appended, and an unlocked one moves to the other list.
 * Reloaded page data replaces the lists unless more entries were loaded.
 */
export function useGallery({ chatId, place, lists: found, counts }: GalleryData) {
  const [shown, setShown] = useState({ found, lists: found, counts });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const latest = useRef(shown.lists);
  latest.current = shown.lists;
  if (shown.found !== found) {
    const hasMore = Object.values(shown.lists).some(({ list }) => list.length > galleryPageSize);
    setShown({ found, lists: hasMore ? shown.lists : found, counts });
  }

  const loadPage = useCallback(
    async (tab: GalleryTab, { cursor, take }: { cursor: string; take: number }) => {
      const query = new URLSearchParams({ tab, cursor, take: `${take}` });
      if (tab === place.tab && place.media) query.set('type', place.media);
      const answer = await callApi<GalleryList>(`/chats/${chatId}/gallery?${query}`);
      if (!answer.ok) return false;
      setShown((before) => ({ ...before, lists: withNext(before.lists, tab, answer.data) }));
      return true;
    },
    [chatId, place.tab, place.media],
  );

  const onOpened = useCallback(
    (opened: ListedEntry) => {
      const lists = openInLists(latest.current, opened);
      setShown((before) => ({
        ...before,
        lists: openInLists(before.lists, opened),
        counts: wasLocked(before.lists, opened) ? afterOpening(before.counts) : before.counts,
      }));
      const { cursor } = lists.Locked;
      const take = backfillOf(opened);
      if (cursor !== null && take > 0) void loadPage('Locked', { cursor, take });
    },
    [loadPage],
  );

  return {
    lists: shown.lists,
    counts: shown.counts,
    state,
    onOpened,
    async loadMore(tab: GalleryTab) {
      const { cursor } = latest.current[tab];
      if (cursor === null || state === 'loading') return;
      setState('loading');
      setState((await loadPage(tab, { cursor, take: galleryPageSize })) ? 'idle' : 'failed');
    },
  };
}

const withNext = (lists: GalleryLists, tab: GalleryTab, next: GalleryList): GalleryLists => ({
  ...lists,
  [tab]: extendList(lists[tab], next),
});

/** Checks whether the entry is still in the locked list; data reloaded meanwhile already counts it. */
const wasLocked = ({ Locked }: GalleryLists, { _id }: ListedEntry): boolean =>
  Locked.list.some((entry) => entry._id === _id);

const afterOpening = ({ Unlocked, Locked }: Record<GalleryTab, number>) => ({
  Unlocked: Unlocked + 1,
  Locked: Math.max(0, Locked - 1),
});
