import type { Storage } from '~/providers/storage/storage';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { notePrint } from './media-prints';
import type { OriginalSource } from './originals';
import { takePrint, type Stored } from './take-print';

/** Rows that show stored media, as declared by their area. */
export interface PrintSource {
  table: string;
  /**
   * An SQL condition for rows that show media; the index of rows without a print has the same condition.
   */
  shows: string;
  /** The folder and the original of a row as SQL columns, named `place` and `"originalKey"`. */
  names: string;
}

/** Returns the rows with renditions of an original as a source of prints. */
export const printsOf = ({ table }: OriginalSource): PrintSource => ({
  table,
  shows: 'rendered_key is not null',
  names: 'rendered_key as place, original_key as "originalKey"',
});

interface Printing {
  storage: Storage;
  sources: readonly PrintSource[];
  /** The maximum number of places per source in one run. */
  limit: number;
}

/**
 * Takes the missing prints of stored media: media stored by an older release, and places named in a notice
 * before they had a print. Returns the number of places. Safe to repeat.
 */
export async function printStored(
  context: DomainContext,
  { storage, sources, limit }: Printing,
): Promise<number> {
  const { db } = context;
  let printed = 0;
  for (const { table, shows, names } of sources) {
    const rows: (Stored & { id: string })[] = await db(table)
      .whereRaw(`${shows} and not is_printed`)
      .orderBy('id')
      .limit(limit)
      .select('id', db.raw(names));
    for (const { id, ...stored } of rows) {
      await printOne(context, storage, stored, { table, id });
    }
    printed += rows.length;
  }
  const named: string[] = await db('media_prints')
    .whereNull('printed_at')
    .orderBy('place')
    .limit(limit)
    .pluck('place');
  for (const place of named) await printOne(context, storage, { place, originalKey: null });
  return printed + named.length;
}

async function printOne(
  context: DomainContext,
  storage: Storage,
  stored: Stored,
  row?: { table: string; id: string },
): Promise<void> {
  const print = await takePrint(storage, stored);
  await transact(context, async (trx) => {
    if (row) await trx(row.table).where({ id: row.id }).update({ is_printed: true });
    await notePrint(context, trx, { place: stored.place, print, isNew: false });
  });
}
