import type { GalleryTab, PictureMedia } from '~/domain/chat/gallery/parts';
import type { ShownEntry } from '../presenters/gallery-entry-for-fan';

/** Returns whether the entry is a photo or a video. */
export const pictureMediaOf = ({ entry }: ShownEntry): PictureMedia =>
  entry.type === 'Video' ? 'Video' : 'Photo';

/** An entry with the cursor of the entries after it. */
export type ListedEntry = ShownEntry & { cursor: string };

export interface GalleryList {
  list: ListedEntry[];
  /** The cursor of the next page; null if there are no more entries. */
  cursor: string | null;
}

export type GalleryLists = Record<GalleryTab, GalleryList>;

/**
 * Returns the lists after a locked picture was unlocked: it moves to its place in the other list, the
 * newest first. If that list has more pages, its oldest entry is dropped and loaded again with the next.
 */
export function openInLists(lists: GalleryLists, opened: ListedEntry): GalleryLists {
  const without = (list: ListedEntry[]) => list.filter((entry) => !isSame(entry, opened));
  const { list, cursor } = lists.Unlocked;
  const sorted = [...without(list), opened].sort(newestFirst);
  const isListed = list.some((entry) => isSame(entry, opened));
  const kept = cursor === null || isListed ? sorted : sorted.slice(0, -1);
  return {
    Unlocked: { list: kept, cursor: cursor === null ? null : (kept.at(-1)?.cursor ?? cursor) },
    Locked: { ...lists.Locked, list: without(lists.Locked.list) },
  };
}

/** Returns the number of entries to load in place of an unlocked one; 0 for a video, by specification. */
export const backfillOf = ({ entry }: ShownEntry): 0 | 1 => (entry.type === 'Video' ? 0 : 1);

/** Returns a list with the next page added, without entries that it already has. */
export function extendList({ list }: GalleryList, next: GalleryList): GalleryList {
  const news = next.list.filter((entry) => !list.some((existing) => isSame(existing, entry)));
  return { list: [...list, ...news], cursor: next.cursor };
}

const isSame = (one: ShownEntry, other: ShownEntry) =>
  one._id === other._id && one.type === other.type;

function newestFirst(one: ShownEntry, other: ShownEntry): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? 1 : -1;
  return one.messageId < other.messageId ? 1 : -1;
}
