import { buffer } from 'node:stream/consumers';
import type { Knex } from 'knex';
import type { Storage } from '~/providers/storage/storage';
import { forgetPrints } from '../media/media-prints';
import { keysOfFolder } from '../media/rendition-keys';
import type { DomainContext } from '../shared/context';
import type { Unjudged } from './workshop';

/** The folder in which the renditions of an order lie. */
export const folderOf = (generationId: string): string => `generations/${generationId}`;

/** Where what was read aloud for an order is played from. */
export const speechKeyOf = (generationId: string): string => `${folderOf(generationId)}/speech.m4a`;

/** Where what was made for an order waits until it has been judged; no address leads there. */
const unjudgedKeyOf = (generationId: string): string => `originals/unjudged/${generationId}`;

/** Where an order's picture lies that may not be shown. */
export const evidenceKeyOf = (generationId: string): string => `originals/refused/${generationId}`;

/** Notes where files are about to be stored, so that they are found whatever becomes of the order. */
export async function noteFolder(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  generationId: string,
): Promise<void> {
  // The order may have gone since it was taken up.
  await db.raw(
    `insert into generation_files (location, generation_id, created_at)
     select :location, (select id from generations where id = :generationId), :now
     on conflict (location) do nothing`,
    { location: folderOf(generationId), generationId, now: now() },
  );
}

/** Notes that a file is kept for staff as long as a flag is. */
export async function noteEvidence(
  trx: Knex.Transaction,
  { location, flagId, now }: { location: string; flagId: string; now: Date },
): Promise<void> {
  await trx('generation_files')
    .insert({ location, flag_id: flagId, created_at: now })
    .onConflict('location')
    .merge(['flag_id']);
}

/** What lies at a place: one file that staff were shown, or all that an order's folder may hold. */
function keysAt(location: string): string[] {
  const [, generationId] = /^generations\/(.+)$/.exec(location) ?? [];
  if (generationId === undefined) return [location];
  const others = [speechKeyOf(generationId), unjudgedKeyOf(generationId)];
  return [...keysOfFolder(location), ...others];
}

/**
 * What was made while nobody could judge it, kept until somebody can: a party is neither asked nor paid
 * for it twice. An order's row in generation_files stands for this file, too.
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

/** Removes the files of orders and flags that are gone, with their rows; answers how many. */
export async function sweepGenerationFiles(
  { db }: Pick<DomainContext, 'db'>,
  storage: Storage,
  limit: number,
): Promise<number> {
  const gone = await db('generation_files')
    .where({ generation_id: null, flag_id: null })
    .orderBy('created_at')
    .limit(limit)
    .pluck<string[]>('location');
  for (const location of gone) {
    for (const key of keysAt(location)) await storage.remove(key);
    await db('generation_files').where({ location, generation_id: null, flag_id: null }).delete();
  }
  await forgetPrints(db, gone);
  return gone.length;
}
