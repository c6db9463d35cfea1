import type { Knex } from 'knex';
import { decideExport, type DataExport, type ExportEvent } from './decide-export';

/**
 * Changes an export by `decideExport` and locks it until the transaction ends. Returns its owner and new
 * state; null if nothing changed or it does not exist.
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
