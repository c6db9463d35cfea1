import type { DomainContext } from '../../shared/context';
import { refuse, type Refusal } from '../refusals';
import { toEntry, type GalleryEntry, type GalleryRow } from './gallery-entry';
import { readPictures, type GalleryFilter } from './gallery-query';
import type { GalleryTab, PictureMedia, PictureWalk } from './parts';

/** The content and order of each walk: a thread in order of sending, a gallery newest first. */
const walks: Record<PictureWalk, { order: 'asc' | 'desc'; tab?: GalleryTab; ofAllChats?: true }> = {
  thread: { order: 'asc' },
  unlocked: { order: 'desc', tab: 'Unlocked' },
  locked: { order: 'desc', tab: 'Locked' },
  all: { order: 'desc', tab: 'Unlocked', ofAllChats: true },
};

/** A photo or video next to another one. */
export interface Neighbour {
  messageId: string;
  media: PictureMedia;
}

interface Viewed {
  entry: Extract<GalleryEntry, { picture: unknown }>;
  /** The neighbours in the walk; null at either end. */
  previous: Neighbour | null;
  next: Neighbour | null;
}

/**
 * Returns a photo or video of a person's own chat, locked or not, with its neighbours in a walk.
 * Refuses a picture that does not exist. Posts are skipped because they have their own pages.
 */
export async function viewPicture(
  { db, seal }: Pick<DomainContext, 'db' | 'seal'>,
  { userId, messageId, walk }: { userId: string; messageId: string; walk: PictureWalk },
): Promise<({ ok: true } & Viewed) | Refusal<'no-such-picture'>> {
  const named = { userId, entityId: messageId };
  const [row] = await readPictures(db, named, { after: null, order: 'desc', limit: 1 });
  const entry = row ? toEntry(row, { posts: new Map(), seal }) : null;
  if (!row || !entry || !('picture' in entry)) return refuse('no-such-picture');
  const { order, tab, ofAllChats } = walks[walk];
  const filter = { userId, tab, ...(ofAllChats ? {} : { chatId: row.chat_id }) };
  const [previous, next] = await Promise.all([
    findBeside(db, filter, row, order === 'asc' ? 'desc' : 'asc'),
    findBeside(db, filter, row, order),
  ]);
  return { ok: true, entry, previous, next };
}

async function findBeside(
  db: DomainContext['db'],
  filter: GalleryFilter,
  { id, sent_at }: GalleryRow,
  order: 'asc' | 'desc',
): Promise<Neighbour | null> {
  const after = { at: sent_at.toISOString(), id };
  const [row] = await readPictures(db, filter, { after, order, limit: 1 });
  return row ? { messageId: row.id, media: row.type === 'video' ? 'Video' : 'Photo' } : null;
}
