import type { Knex } from 'knex';
import { decideExport, type DataExport, type ExportEvent } from './decide-export';

/**
 * Notes what becomes of an export by `decideExport`; nobody else changes it until the transaction ends.
 * Tells whose it is and how it is now; null where it stays as it was, or is no more.
 */
export async function changeExport(
  trx: Knex.Transaction,
  id: string,
  event: ExportEvent,
  now: Date,
): Promise<(DataExport & { user_id: string }) | null> {
  const found = await trx('data_exports').where({ id }).forUpdate().first();
  const changes = found ? decideExport(found, event, now) : null;
  if (!found || !changes) return null;
  await trx('data_exports').where({ id }).update(changes);
  return { ...found, ...changes };
}
