import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Storage } from '~/providers/storage/storage';
import { notePrint } from '../media/media-prints';
import type { PrintSource } from '../media/print-stored';
import { keysOfFolder } from '../media/rendition-keys';
import { takePrint } from '../media/take-print';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { folderOf } from './generation-files';
import type { Finished } from './workshop';

/** Generated photos and videos, whose originals are not kept. */
export const generationPrints: PrintSource = {
  table: 'generations',
  shows: "state = 'done' and kind <> 'speech'",
  names: `result->>'folder' as place, null as "originalKey"`,
};

/**
 * Blocks a result that is a copy of removed content: removes its renditions and ends the order as not
 * allowed. Returns any other result unchanged.
 */
export async function keepOutCopies(
  context: DomainContext,
  storage: Storage,
  { id, bytes, finished }: { id: string; bytes: Buffer; finished: Finished },
): Promise<Finished> {
  if (finished.kind !== 'kept') return finished;
  const place = folderOf(id);
  const { likeness } = await takePrint(storage, { place, originalKey: null });
  const print = { sha256: createHash('sha256').update(bytes).digest(), likeness };
  const isKeptOut = await transact(context, (trx) =>
    notePrint(context, trx, { place, print, isNew: true }),
  );
  if (!isKeptOut) return finished;
  for (const key of keysOfFolder(place)) await storage.remove(key);
  return { kind: 'copy-of-removed' };
}

const madePlace = /^generations\/([\da-f-]{36})$/;

/** Lists the orders whose photo or video is stored at one of these places. */
export async function listMadeAt(db: Knex, places: readonly string[]): Promise<string[]> {
  const ids = places.flatMap((place) => madePlace.exec(place)?.[1] ?? []);
  if (ids.length === 0) return [];
  return db('generations').whereIn('id', ids).whereNot({ kind: 'speech' }).pluck('id');
}
