import type { Knex } from 'knex';
import type { TakedownsRow } from '~/db/rows';
import { findCopies } from '../media/media-prints';
import type { DomainContext } from '../shared/context';
import { hideCopies, hidePlace } from './take-down';

/**
 * Processes a new print: media that equals something named in a notice is hidden before it is shown, and if
 * this place was named itself, its copies are hidden.
 */
export async function keepDown(
  context: DomainContext,
  trx: Knex.Transaction,
  { place, isNew }: { place: string; isNew: boolean },
): Promise<void> {
  for (const caseId of await casesNaming(trx, [place])) {
    await hideCopies(context, trx, caseId, place);
  }
  const barred = await findCopies(trx, place, { isBarred: true });
  for (const caseId of await casesNaming(trx, barred)) {
    const cause = isNew ? 'kept-out' : 'copy';
    await hidePlace(context, trx, { caseId, place, cause });
  }
}

/**
 * Returns the ids of the cases that name these places. Null stands for a case that was deleted after its
 * retention; its takedown is still in force.
 */
async function casesNaming(trx: Knex.Transaction, places: string[]): Promise<(string | null)[]> {
  if (places.length === 0) return [];
  const rows = await trx('takedowns')
    .where({ cause: 'named', restored_at: null })
    .whereRaw('places && ?::text[]', [places])
    .select<Pick<TakedownsRow, 'case_id'>[]>('case_id');
  return [...new Set(rows.map((row) => row.case_id))];
}
