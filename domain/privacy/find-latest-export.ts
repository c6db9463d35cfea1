import type { Knex } from 'knex';
import type { DataExportsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
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

/** How far the export is that somebody asked for last; null when they never did, or long ago. */
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
  const mayRepeat = (await exportWait(context, row.requested_at)) === 0;
  if (row.state === 'expired' || expiresAt <= context.now()) {
    return { state: 'expired', expiresAt, mayRepeat };
  }
  const path = writeExportLink(context, { exportId, userId, expiresAt });
  return { state: 'ready', path, expiresAt, bytes, mayRepeat };
}

/** Seconds until another one may be asked for; 0 when it may be now. */
export async function exportWait(context: DomainContext, requestedAt: Date): Promise<number> {
  const { export_interval_seconds } = await context.settings(privacySettings);
  const passed = (context.now().getTime() - requestedAt.getTime()) / 1000;
  return Math.max(0, Math.ceil(export_interval_seconds - passed));
}

export function readLatestExport(db: Knex, userId: string): Promise<ExportRow | undefined> {
  return db('data_exports')
    .where({ user_id: userId })
    .orderBy('requested_at', 'desc')
    .first('id', 'user_id', 'state', 'requested_at', 'expires_at', 'bytes');
}
