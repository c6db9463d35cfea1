import type { Knex } from 'knex';
import type { DataExportsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { exportWait } from './decide-export';
import { writeExportLink } from './export-link';
import { privacySettings } from './settings';

type ExportRow = Pick<
  DataExportsRow,
  'id' | 'user_id' | 'state' | 'requested_at' | 'expires_at' | 'bytes'
>;

export type LatestExport =
  | { state: 'requested' }
  | { state: 'ready'; path: string; expiresAt: Date; bytes: number; mayRepeat: boolean }
  | { state: 'expired'; expiresAt: Date; mayRepeat: boolean };

/** Returns the state of a person's last export; null if there is none or its record was deleted. */
export async function findLatestExport(
  context: DomainContext,
  userId: string,
): Promise<LatestExport | null> {
  const row = await readLatestExport(context.db, userId);
  if (!row) return null;
  const { id: exportId, expires_at: expiresAt, bytes } = row;
  if (expiresAt === null || bytes === null) {
    return { state: 'requested' };
  }
  const now = context.now();
  const { export_interval_seconds: intervalSeconds } = await context.settings(privacySettings);
  const mayRepeat = exportWait(row, { intervalSeconds, now }) === 0;
  if (row.state === 'expired' || expiresAt <= now) {
    return { state: 'expired', expiresAt, mayRepeat };
  }
  const path = writeExportLink(context, { exportId, userId, expiresAt });
  return { state: 'ready', path, expiresAt, bytes, mayRepeat };
}

export function readLatestExport(db: Knex, userId: string): Promise<ExportRow | undefined> {
  return db('data_exports')
    .where({ user_id: userId })
    .orderBy('requested_at', 'desc')
    .first('id', 'user_id', 'state', 'requested_at', 'expires_at', 'bytes');
}
