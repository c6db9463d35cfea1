import type { DomainContext } from '../../shared/context';
import { refuse, type Refusal } from '../refusals';
import { toEntry, type GalleryEntry, type GalleryRow } from './gallery-entry';
import { readPictures, type GalleryFilter } from './gallery-query';
import type { GalleryTab, PictureMedia, PictureWalk } from './parts';

/** Where each walk goes through, and in which order: a thread as it was said, a gallery from its newest. */
const walks: Record<PictureWalk, { order: 'asc' | 'desc'; tab?: GalleryTab; ofAllChats?: true }> = {
  thread: { order: 'asc' },
  unlocked: { order: 'desc', tab: 'Unlocked' },
  locked: { order: 'desc', tab: 'Locked' },
  all: { order: 'desc', tab: 'Unlocked', ofAllChats: true },
};

/** A photo or video that lies beside another. */
export interface Neighbour {
  messageId: string;
  media: PictureMedia;
}

interface Viewed {
  entry: Extract<GalleryEntry, { picture: unknown }>;
  /** What comes before and after it on the walk; null at either end. */
  previous: Neighbour | null;
  next: Neighbour | null;
}

/**
 * A photo or video of a person's own chat, open or locked, and what lies beside it on a walk. Refuses
 * what is not there; posts have pages of their own and are passed over.
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
