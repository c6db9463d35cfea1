import type { Storage } from '~/providers/storage/storage';
import type { DomainContext } from '../shared/context';
import { removeInBatches } from '../shared/remove-in-batches';
import { transact } from '../shared/transactions/transact';
import { archiveKey } from './archive-key';
import { changeExport } from './change-export';
import { privacySettings } from './settings';

/** The number of archives per run; the rest follow in the next run. */
const limit = 100;

/**
 * Removes expired archives, first the file and then the state of the row, and later deletes the rows.
 * Returns the number of archives removed.
 */
export async function removeExpiredExports(
  context: DomainContext,
  storage: Storage,
): Promise<number> {
  const { db } = context;
  const expired = await db('data_exports')
    .where({ state: 'ready' })
    .where('expires_at', '<=', context.now())
    .orderBy('expires_at')
    .limit(limit)
    .select('id');
  for (const { id } of expired) {
    await storage.remove(archiveKey(id));
    await transact(context, (trx) => changeExport(trx, id, { kind: 'removed' }, context.now()));
  }
  const { export_noted_seconds } = await context.settings(privacySettings);
  await removeInBatches(db, {
    table: 'data_exports',
    key: 'id',
    column: 'expires_at',
    before: new Date(context.now().getTime() - export_noted_seconds * 1000),
    where: (rows) => void rows.where({ state: 'expired' }),
  });
  return expired.length;
}
