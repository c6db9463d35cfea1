import type { GalleryTab, PictureMedia } from '~/domain/chat/gallery/parts';
import type { ShownEntry } from '../presenters/gallery-entry-for-fan';

/** Of what is looked at: whether it is a photo or a video. */
export const pictureMediaOf = ({ entry }: ShownEntry): PictureMedia =>
  entry.type === 'Video' ? 'Video' : 'Photo';

/** An entry with the place that what comes after it is asked for by. */
export type ListedEntry = ShownEntry & { cursor: string };

export interface GalleryList {
  list: ListedEntry[];
  /** Where it goes on; null once there is no more. */
  cursor: string | null;
}

export type GalleryLists = Record<GalleryTab, GalleryList>;

/**
 * The lists once a locked picture was opened: it leaves its list and takes its place in the other, the
 * newest first. Where that one goes on, its oldest is dropped, and is found again with what comes next.
 */
export function openInLists(lists: GalleryLists, opened: ListedEntry): GalleryLists {
  const without = (list: ListedEntry[]) => list.filter((entry) => !isSame(entry, opened));
  const { list, cursor } = lists.Unlocked;
  const sorted = [...without(list), opened].sort(newestFirst);
  const isKnown = list.some((entry) => isSame(entry, opened));
  const kept = cursor === null || isKnown ? sorted : sorted.slice(0, -1);
  return {
    Unlocked: { list: kept, cursor: cursor === null ? null : (kept.at(-1)?.cursor ?? cursor) },
    Locked: { ...lists.Locked, list: without(lists.Locked.list) },
  };
}

/** How many more are asked for in place of one that was opened: of a video none, by specification. */
export const backfillOf = ({ entry }: ShownEntry): 0 | 1 => (entry.type === 'Video' ? 0 : 1);

/** A list with what comes next in it; what it holds already is not repeated. */
export function extendList({ list }: GalleryList, next: GalleryList): GalleryList {
  const news = next.list.filter((entry) => !list.some((known) => isSame(known, entry)));
  return { list: [...list, ...news], cursor: next.cursor };
}

const isSame = (one: ShownEntry, other: ShownEntry) =>
  one._id === other._id && one.type === other.type;

function newestFirst(one: ShownEntry, other: ShownEntry): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? 1 : -1;
  return one.messageId < other.messageId ? 1 : -1;
}
