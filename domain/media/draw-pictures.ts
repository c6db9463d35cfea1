import { Readable } from 'node:stream';
import type { Knex } from 'knex';
import type { Pictures } from '~/providers/pictures/pictures';
import type { RenditionMaker } from '~/providers/renditions/rendition-maker';
import type { Storage } from '~/providers/storage/storage';
import { renditionKeys } from './rendition-keys';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import type { Originals } from './originals';
import { notePrint } from './media-prints';
import { makeRenditions } from './render-original';
import type { Drawing, DrawnFile, DrawnPicture } from './schema';
import { takePrint } from './take-print';

interface Ground {
  storage: Storage;
  renditions: RenditionMaker;
  pictures: Pictures;
  originals: Originals;
  /** Shows a stored picture of a character. */
  showCharacterPicture(db: Knex, file: DrawnPicture): Promise<void>;
}

/** Thrown when the service left out a file of the recipe. */
class MissingPicture extends Error {
  override name = 'MissingPicture';
  readonly code = 'media.missing-picture';
}

/**
 * Has the missing pictures drawn, makes their renditions and shows them, file by file. Returns the number
 * of drawn files. A repeated run continues at the first missing file, and concurrent runs write the same
 * files.
 */
export async function drawPictures(
  context: DomainContext,
  ground: Ground,
  { recipe, files }: Drawing,
): Promise<number> {
  const missing: DrawnFile[] = [];
  for (const file of files) {
    if (await ground.storage.has(lastKeyOf(file))) await show(context, ground, file);
    else missing.push(file);
  }
  if (missing.length === 0) return 0;
  const drawn = await ground.pictures.draw(recipe);
  for (const file of missing) {
    const bytes = drawn.get(file.name);
    if (!bytes) throw new MissingPicture(`${file.name} was not drawn`);
    await keep(ground, file, bytes);
    await show(context, ground, file);
  }
  return missing.length;
}

/** Returns the key of a file that is stored last: if it exists, all the others exist. */
function lastKeyOf(file: DrawnFile): string {
  if (file.kind === 'character') return file.key;
  return file.media === 'video'
    ? renditionKeys.video(file.folder)
    : renditionKeys.locked(file.folder);
}

async function keep(ground: Ground, file: DrawnFile, bytes: Buffer): Promise<void> {
  const { storage } = ground;
  if (file.kind === 'character') {
    const signed = await ground.renditions.sign(bytes);
    await storage.put(file.key, signed, { contentType: file.contentType });
    return;
  }
  const { originalKey, media, folder } = file;
  const contentType = media === 'video' ? 'video/mp4' : 'image/jpeg';
  await storage.put(originalKey, bytes, { contentType });
  await makeRenditions(ground, Readable.from([bytes]), { media, folder });
}

async function show(context: DomainContext, ground: Ground, file: DrawnFile): Promise<void> {
  const { db } = context;
  const { originals, storage, showCharacterPicture } = ground;
  if (file.kind === 'character') return showCharacterPicture(db, file);
  const { asset, story } = originals;
  const waiting = await Promise.all([
    db(asset.table).whereIn('id', file.assets).whereNull('rendered_key').first<object>('id'),
    db(story.table).whereIn('id', file.stories).whereNull('rendered_key').first<object>('id'),
  ]);
  if (!waiting.some(Boolean)) return;
  const place = file.folder;
  const print = await takePrint(storage, { place, originalKey: file.originalKey });
  const keys = { original_key: file.originalKey, rendered_key: place, is_printed: true };
  await transact(context, async (trx) => {
    await trx(asset.table).whereIn('id', file.assets).whereNull('rendered_key').update(keys);
    await trx(story.table).whereIn('id', file.stories).whereNull('rendered_key').update(keys);
    await notePrint(context, trx, { place, print, isNew: true });
  });
}
