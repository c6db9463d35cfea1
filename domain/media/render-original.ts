import type { Readable } from 'node:stream';
import type { Knex } from 'knex';
import type { StoriesRow } from '~/db/rows';
import type { Rendition, RenditionMaker } from '~/providers/renditions/rendition-maker';
import type { Storage } from '~/providers/storage/storage';
import { renditionKeys } from './rendition-keys';
import { renditionWidths } from './rendition-keys';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { notePrint } from './media-prints';
import type { Originals } from './originals';
import { refuse, type Refusal } from './refusals';
import { takePrint } from './take-print';
import type { Unrendered } from './schema';

interface Ground {
  storage: Storage;
  renditions: RenditionMaker;
}

interface Rendering extends Ground {
  originals: Originals;
}

interface OriginalRow extends Pick<StoriesRow, 'media'> {
  original_key: string;
}

/** Thrown when a row names an original that is not in the storage. */
class MissingOriginal extends Error {
  override name = 'MissingOriginal';
  readonly code = 'media.missing-original';
}

/**
 * Makes the renditions of an original and shows them; returns whether there was anything to do. A repeated
 * or concurrent run writes the same files and stores them once. A copy of media that was taken down is
 * refused and not shown. Throws UnreadableOriginal or MissingOriginal when no renditions can be made.
 */
export async function renderOriginal(
  context: DomainContext,
  ground: Rendering,
  { kind, id }: Unrendered,
): Promise<{ ok: true; isRendered: boolean } | Refusal<'copy-of-removed'>> {
  const { db } = context;
  const { table, folder: folderOf, media } = ground.originals[kind];
  const row: OriginalRow | undefined = await db(table)
    .where({ id })
    .whereNull('rendered_key')
    .whereNotNull('original_key')
    .first<OriginalRow | undefined>('original_key', db.raw(media));
  if (!row) return { ok: true, isRendered: false };
  const folder = folderOf(id);
  const original = await openOriginal(ground.storage, row.original_key);
  const { measures, keys } = await makeRenditions(ground, original, { media: row.media, folder });
  const print = await takePrint(ground.storage, { place: folder, originalKey: row.original_key });
  const noted = await transact(context, async (trx) => {
    const updated = await trx(table).where({ id }).whereNull('rendered_key').update({
      rendered_key: folder,
      is_printed: true,
      width: measures.width,
      height: measures.height,
      duration_ms: measures.durationMs,
      has_sound: measures.hasSound,
    });
    if (updated === 0) return 'gone';
    const isKeptOut = await notePrint(context, trx, { place: folder, print, isNew: true });
    return isKeptOut ? 'kept-out' : 'shown';
  });
  if (noted === 'kept-out') return refuse('copy-of-removed');
  if (noted === 'shown') return { ok: true, isRendered: true };
  await removeIfOrphaned(db(table).where({ id }), ground.storage, keys);
  return { ok: true, isRendered: false };
}

/**
 * Makes the renditions of an original and stores them in a folder; returns the measures and the stored
 * keys.
 */
export async function makeRenditions(
  { storage, renditions }: Ground,
  original: Readable,
  {
    media,
    folder,
    isGenerated = false,
  }: { media: 'photo' | 'video'; folder: string; isGenerated?: boolean },
) {
  const keys: string[] = [];
  const measures = await renditions.make(original, {
    media,
    isGenerated,
    widths: renditionWidths,
    async store(rendition) {
      const { key, contentType } = describe(folder, rendition);
      await storage.put(key, rendition.bytes, { contentType });
      keys.push(key);
    },
  });
  return { measures, keys };
}

async function openOriginal(storage: Storage, key: string): Promise<Readable> {
  const file = await storage.read(key);
  if (!file) throw new MissingOriginal('The original is not in the storage');
  return file.stream;
}

function describe(folder: string, rendition: Rendition): { key: string; contentType: string } {
  switch (rendition.kind) {
    case 'picture': {
      const width = renditionWidths.find((supported) => supported === rendition.width);
      if (width === undefined) throw new Error(`nobody asked for ${rendition.width} pixels`);
      const { format } = rendition;
      return {
        key: renditionKeys.picture(folder, width, format),
        contentType: `image/${format}`,
      };
    }
    case 'locked':
      return { key: renditionKeys.locked(folder), contentType: 'image/jpeg' };
    case 'video':
      return { key: renditionKeys.video(folder), contentType: 'video/mp4' };
  }
}

/**
 * Removes the renditions when their row was deleted in the meantime, since nothing else would remove them.
 */
async function removeIfOrphaned(
  row: Knex.QueryBuilder,
  storage: Storage,
  keys: string[],
): Promise<void> {
  if (await row.first<object | undefined>('id')) return;
  for (const key of keys) await storage.remove(key);
}
