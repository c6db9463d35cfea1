import type { Knex } from 'knex';
import type { TakedownsRow } from '~/db/rows';
import { findCopies } from '../media/media-prints';
import type { DomainContext } from '../shared/context';
import { hideCopies, hidePlace } from './take-down';

/**
 * Media became known by its content: what is the same as something named is hidden before anybody is
 * shown it, and where this was named itself, so are its copies.
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

/** Ids of cases; null is a case that was deleted at the end of its retention, whose takedown stands. */
async function casesNaming(trx: Knex.Transaction, places: string[]): Promise<(string | null)[]> {
  if (places.length === 0) return [];
  const rows = await trx('takedowns')
    .where({ cause: 'named', restored_at: null })
    .whereRaw('places && ?::text[]', [places])
    .select<Pick<TakedownsRow, 'case_id'>[]>('case_id');
  return [...new Set(rows.map((row) => row.case_id))];
}
