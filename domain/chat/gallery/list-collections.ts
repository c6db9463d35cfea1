import type { DomainContext } from '../../shared/context';
import { toEntry, type GalleryEntry } from './gallery-entry';
import { listCharactersOfPictures, readFirstOfEach } from './gallery-query';
import type { GallerySource } from './schema';

/** A person's pictures with one character. */
export interface Collection {
  character: { id: string; name: string; slug: string };
  count: number;
  /** The newest few, or the oldest. */
  items: GalleryEntry[];
}

const ofEach = 4;

interface Wanted {
  source?: Exclude<GallerySource, 'post'> | undefined;
  order?: 'desc' | 'asc' | undefined;
  limit: number;
}

/** Lists the characters of a person's unlocked pictures, by default those with the newest first. */
export async function listCollections(
  { db, seal }: Pick<DomainContext, 'db' | 'seal'>,
  userId: string,
  { source, order = 'desc', limit }: Wanted,
): Promise<Collection[]> {
  const filter = { userId, source, tab: 'Unlocked' } as const;
  const characters = await listCharactersOfPictures(db, filter, { order, limit });
  const characterIds = characters.map(({ character_id }) => character_id);
  const rows = await readFirstOfEach(db, filter, { characterIds, order, ofEach });
  return characters.map(({ character_id: id, name, slug, count }) => ({
    character: { id, name, slug },
    count,
    items: rows
      .filter((row) => row.character_id === id)
      .flatMap((row) => toEntry(row, { posts: new Map(), seal }) ?? []),
  }));
}
