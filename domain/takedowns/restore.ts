import type { Knex } from 'knex';
import type { TakedownsRow } from '~/db/rows';
import { lockPrints, releaseMedia } from '../media/media-prints';
import type { DomainContext } from '../shared/context';
import { release } from './subjects';

/**
 * Shows again what only this case holds down, in the caller's transaction. A subject that another case also
 * holds down stays hidden.
 */
export async function restore(
  { now }: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  caseId: string,
): Promise<void> {
  await lockPrints(trx);
  const rows = await trx('takedowns')
    .where({ case_id: caseId, restored_at: null })
    .update({ restored_at: now() })
    .returning<TakedownsRow[]>('*');
  for (const row of rows) await releaseSubject(trx, row);
  const places = [...new Set(rows.flatMap((row) => row.places))];
  const held = await trx('takedowns')
    .whereNull('restored_at')
    .whereRaw('places && ?::text[]', [places])
    .select<Pick<TakedownsRow, 'places' | 'cause'>[]>('places', 'cause');
  const heldPlaces = new Set(held.flatMap((row) => row.places));
  const named = held.filter((row) => row.cause === 'named').flatMap((row) => row.places);
  const barred = new Set(named);
  await releaseMedia(trx, {
    shown: places.filter((place) => !heldPlaces.has(place)),
    unbarred: places.filter((place) => !barred.has(place)),
  });
}

async function releaseSubject(trx: Knex.Transaction, row: TakedownsRow): Promise<void> {
  const { subject_kind: kind, subject, was_shown: wasShown } = row;
  const other = await trx('takedowns')
    .where({ subject_kind: kind, subject, restored_at: null })
    .orderBy('taken_down_at')
    .first('id');
  if (!other) return release(trx, { kind, subject }, { wasShown });
  // Another takedown still holds it down and inherits whether it was shown before.
  if (wasShown) await trx('takedowns').where({ id: other.id }).update({ was_shown: true });
}
