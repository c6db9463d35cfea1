import { buffer } from 'node:stream/consumers';
import type { Knex } from 'knex';
import type { Storage } from '~/providers/storage/storage';
import { forgetPrints } from '../media/media-prints';
import { keysOfFolder } from '../media/rendition-keys';
import type { DomainContext } from '../shared/context';
import type { Unjudged } from './workshop';

/** Returns the folder of an order's renditions. */
export const folderOf = (generationId: string): string => `generations/${generationId}`;

/** Returns the storage key of an order's speech. */
export const speechKeyOf = (generationId: string): string => `${folderOf(generationId)}/speech.m4a`;

/** Returns the storage key of a result that waits for moderation. It is never served. */
const unjudgedKeyOf = (generationId: string): string => `originals/unjudged/${generationId}`;

/** Returns the storage key of a picture that may not be shown. */
export const evidenceKeyOf = (generationId: string): string => `originals/refused/${generationId}`;

/**
 * Records the place of files about to be stored, so that they can be removed whatever happens to the
 * order.
 */
export async function noteFolder(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  generationId: string,
): Promise<void> {
  // The order may have been removed since it was leased.
  await db.raw(
    `insert into generation_files (location, generation_id, created_at)
     select :location, (select id from generations where id = :generationId), :now
     on conflict (location) do nothing`,
    { location: folderOf(generationId), generationId, now: now() },
  );
}

/** Records that a file is kept for staff as long as its flag. */
export async function noteEvidence(
  trx: Knex.Transaction,
  { location, flagId, now }: { location: string; flagId: string; now: Date },
): Promise<void> {
  await trx('generation_files')
    .insert({ location, flag_id: flagId, created_at: now })
    .onConflict('location')
    .merge(['flag_id']);
}

/** Keeps the files of an order as long as a portrait, in the caller's transaction. */
export async function keepForPortrait(
  trx: Knex.Transaction,
  { location, portraitId }: { location: string; portraitId: string },
): Promise<void> {
  await trx('generation_files').where({ location }).update({ portrait_id: portraitId });
}

/** Keeps the files of an order as long as a picture of a creator's post, in the caller's transaction. */
export async function keepForPostImage(
  trx: Knex.Transaction,
  { location, imageId }: { location: string; imageId: string },
): Promise<void> {
  await trx('generation_files').where({ location }).update({ post_image_id: imageId });
}

/** Returns the keys of a place: one file of evidence, or all possible files of an order's folder. */
function keysAt(location: string): string[] {
  const [, generationId] = /^generations\/(.+)$/.exec(location) ?? [];
  if (generationId === undefined) return [location];
  const others = [speechKeyOf(generationId), unjudgedKeyOf(generationId)];
  return [...keysOfFolder(location), ...others];
}

/**
 * Stores results while moderation is unavailable, so that a provider is neither called nor paid twice.
 * An order's row in generation_files covers this file, too.
 */
export const unjudgedIn = (storage: Storage): Unjudged => ({
  keep: (generationId, bytes) =>
    storage.put(unjudgedKeyOf(generationId), bytes, { contentType: 'application/octet-stream' }),
  async read(generationId) {
    const file = await storage.read(unjudgedKeyOf(generationId));
    return file && buffer(file.stream);
  },
  remove: (generationId) => storage.remove(unjudgedKeyOf(generationId)),
});

/** The files that nothing keeps: their order was removed, and no flag, portrait or post has them. */
const unkept = { generation_id: null, flag_id: null, portrait_id: null, post_image_id: null };

/** Removes the files that nothing keeps, with their rows. Returns their number. */
export async function sweepGenerationFiles(
  { db }: Pick<DomainContext, 'db'>,
  storage: Storage,
  limit: number,
): Promise<number> {
  const gone = await db('generation_files')
    .where(unkept)
    .orderBy('created_at')
    .limit(limit)
    .pluck<string[]>('location');
  for (const location of gone) {
    for (const key of keysAt(location)) await storage.remove(key);
    await db('generation_files')
      .where({ location, ...unkept })
      .delete();
  }
  await forgetPrints(db, gone);
  return gone.length;
}
