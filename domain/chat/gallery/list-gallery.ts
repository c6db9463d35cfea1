import * as z from 'zod';
import { getPosts, mostPostsAtOnce } from '../../posts/get-posts';
import type { PostViewer } from '../../posts/schema';
import type { DomainContext } from '../../shared/context';
import { idSchema } from '../../shared/ids';
import { findWords, fold } from '../messages/find-words';
import { readableWords } from '../messages/message';
import { refuse, type Refusal } from '../refusals';
import {
  mediaOf,
  toEntry,
  type GalleryEntry,
  type GalleryPost,
  type GalleryRow,
} from './gallery-entry';
import {
  countPictures,
  listSentPosts,
  readPictures,
  type GalleryFilter,
  type Place,
} from './gallery-query';
import { mostCounted, type GalleryMedia, type GalleryTab } from './parts';
import { type GallerySource } from './schema';

/** The owner of the gallery. */
export type Collector = PostViewer & { userId: string };

interface RequestInput {
  /** Only one chat, or only one character; all chats if both are undefined. */
  chatId?: string | undefined;
  characterId?: string | undefined;
  tab: GalleryTab;
  media?: GalleryMedia | undefined;
  source?: Exclude<GallerySource, 'post'> | undefined;
  /** Words to find in the message's text. */
  search?: string | undefined;
  order?: 'desc' | 'asc' | undefined;
  limit: number;
  /** The cursor of the last entry already loaded. */
  cursor?: string | undefined;
}

/** An entry with its cursor, from which the next page is requested. */
export type PlacedEntry = GalleryEntry & { cursor: string };

export interface GalleryPage {
  items: PlacedEntry[];
  /** Null if there are no more. */
  nextCursor: string | null;
}

const placeSchema = z.object({ at: z.iso.datetime(), id: idSchema });

/** The maximum number of pictures that one text search reads. */
const mostLookedAt = 600;
const lookedAtOnce = 200;

/**
 * Lists pictures that a person received, ordered or unlocked, in order of sending: the unlocked or the
 * locked ones. On request it lists the character's voice messages instead. Posts that the character
 * sent are included only for a single chat.
 */
export async function listGallery(
  context: DomainContext,
  collector: Collector,
  query: RequestInput,
): Promise<GalleryPage> {
  return listFrom(context, collector, query, await readPosts(context, collector, query));
}

/** Lists a gallery with the given posts. */
async function listFrom(
  context: DomainContext,
  { userId }: Collector,
  { search, order = 'desc', limit, cursor, ...rest }: RequestInput,
  posts: ReadonlyMap<string, GalleryPost>,
): Promise<GalleryPage> {
  const filter = { ...rest, userId, postIds: [...posts.keys()] };
  const after = cursor === undefined ? null : context.cursors.read(placeSchema, cursor);
  const rows =
    search === undefined || search === ''
      ? await readPictures(context.db, filter, { after, order, limit: limit + 1 })
      : await lookFor(context, filter, { words: search, after, order, limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).flatMap((row) => {
      const entry = toEntry(row, { posts, seal: context.seal });
      return entry ? { ...entry, cursor: cursorOf(context, row) } : [];
    }),
    nextCursor: last ? cursorOf(context, last) : null,
  };
}

interface Named {
  chatId: string;
  entityId: string;
  /** Must be given for a post. */
  source?: GallerySource | undefined;
}

/** Returns one entry of the person's own chat, locked or not. Refuses an entry that does not exist. */
export async function getGalleryEntry(
  context: DomainContext,
  collector: Collector,
  { chatId, source, entityId }: Named,
): Promise<{ ok: true; entry: PlacedEntry } | Refusal<'no-such-picture'>> {
  const { userId } = collector;
  const posts =
    source === 'post'
      ? await readPosts(context, collector, { chatId })
      : new Map<string, GalleryPost>();
  const filter = { userId, chatId, source, entityId, postIds: [...posts.keys()] };
  const [row] = await readPictures(context.db, filter, { after: null, order: 'desc', limit: 1 });
  const entry = row ? toEntry(row, { posts, seal: context.seal }) : null;
  if (!row || !entry) return refuse('no-such-picture');
  return { ok: true, entry: { ...entry, cursor: cursorOf(context, row) } };
}

/** The initial content of a gallery: the first page of both tabs, and their counts. */
export interface WholeGallery {
  lists: Record<GalleryTab, GalleryPage>;
  /** Counts stop at `mostCounted`. */
  counts: Record<GalleryTab, number>;
}

/**
 * Returns the unlocked and the locked pictures of a chat. The filter and cursor apply to the requested
 * tab; the other one starts at the beginning. Sent posts are read once for both.
 */
export async function readWholeGallery(
  context: DomainContext,
  collector: Collector,
  query: Pick<RequestInput, 'tab' | 'media' | 'cursor' | 'limit'> & { chatId: string },
): Promise<WholeGallery> {
  const { chatId, limit } = query;
  const sent = await readSentPosts(context, collector, chatId);
  const list = (tab: GalleryTab) => {
    const part = tab === query.tab ? query : { chatId, tab, limit };
    return listFrom(context, collector, part, postsIn(sent, part));
  };
  const count = (tab: GalleryTab) => {
    const postIds = [...postsIn(sent, { tab }).keys()];
    const filter = { userId: collector.userId, chatId, tab, postIds };
    return countPictures(context.db, filter, mostCounted);
  };
  const [unlocked, locked, ofUnlocked, ofLocked] = await Promise.all([
    list('Unlocked'),
    list('Locked'),
    count('Unlocked'),
    count('Locked'),
  ]);
  return {
    lists: { Unlocked: unlocked, Locked: locked },
    counts: { Unlocked: ofUnlocked, Locked: ofLocked },
  };
}

const cursorOf = ({ cursors }: DomainContext, { sent_at, id }: GalleryRow): string =>
  cursors.write({ at: sent_at.toISOString(), id });

/**
 * Returns the posts of one chat that match the request; none for several chats or for one source of
 * pictures.
 */
async function readPosts(
  context: DomainContext,
  collector: Collector,
  { chatId, tab, media, source }: Partial<RequestInput>,
): Promise<Map<string, GalleryPost>> {
  if (chatId === undefined || source !== undefined || media === 'Voice') return new Map();
  return postsIn(await readSentPosts(context, collector, chatId), { tab, media });
}

/** Returns the newest fifty posts that were sent in a chat, as the person may see them. */
async function readSentPosts(
  context: DomainContext,
  collector: Collector,
  chatId: string,
): Promise<GalleryPost[]> {
  const { userId } = collector;
  const ids = await listSentPosts(context.db, { userId, chatId }, mostPostsAtOnce);
  const posts = await getPosts(context, collector, ids);
  return posts.flatMap((post) => {
    const [asset] = post.assets;
    return asset?.media ? [{ post, asset }] : [];
  });
}

/** Returns the posts of a tab, by id. A post counts as unlocked if its first asset is. */
function postsIn(
  sent: readonly GalleryPost[],
  { tab, media }: Pick<Partial<RequestInput>, 'tab' | 'media'>,
): Map<string, GalleryPost> {
  const shown = sent.filter((found) => {
    const isLocked = found.asset.availability === 'locked';
    if (tab !== undefined && isLocked !== (tab === 'Locked')) return false;
    return media === undefined || mediaOf(found) === media;
  });
  return new Map(shown.map((found) => [found.post.id, found]));
}

/**
 * Returns pictures whose text contains the words. The text is sealed, so the number of rows that a
 * search opens is limited.
 */
async function lookFor(
  { db, seal }: DomainContext,
  filter: GalleryFilter,
  {
    words,
    after,
    order,
    limit,
  }: { words: string; after: Place | null; order: 'desc' | 'asc'; limit: number },
): Promise<GalleryRow[]> {
  const wanted = fold(words);
  const found: GalleryRow[] = [];
  let from = after;
  for (let looked = 0; looked < mostLookedAt && found.length < limit; looked += lookedAtOnce) {
    const rows = await readPictures(db, filter, { after: from, order, limit: lookedAtOnce });
    found.push(...rows.filter((row) => findWords(readableWords(seal, row), wanted)));
    const last = rows.at(-1);
    if (!last || rows.length < lookedAtOnce) break;
    from = { at: last.sent_at.toISOString(), id: last.id };
  }
  return found.slice(0, limit);
}
