import type { Storage, StoredFile } from '~/providers/storage/storage';
import { isFreshlyProved, type AskingSession } from '../sessions/fresh-proof';
import type { DomainContext } from '../shared/context';
import { archiveKey } from './archive-key';
import { isExportLink } from './export-link';
import { refuse, type Refusal } from './refusals';

interface RequestInput extends AskingSession {
  exportId: string;
  expires: string;
  signature: string;
}

interface OpenedExport {
  ok: true;
  file: StoredFile;
  writtenAt: Date;
  expiresAt: Date;
}

/**
 * Opens an archive for its owner, who followed the link and has just proved their identity. Another
 * person's, an unknown and an altered link are all refused as not found. The caller consumes the stream.
 */
export async function openExport(
  context: DomainContext,
  storage: Storage,
  { userId, sessionId, exportId, ...given }: RequestInput,
): Promise<OpenedExport | Refusal<'not-found' | 'export-expired' | 'proof-required'>> {
  const written = await context
    .db('data_exports')
    .where({ id: exportId, user_id: userId })
    .first('ready_at', 'expires_at');
  const { ready_at: writtenAt = null, expires_at: expiresAt = null } = written ?? {};
  if (!writtenAt || !expiresAt || !isExportLink(context, { exportId, userId, expiresAt }, given)) {
    return refuse('not-found');
  }
  if (expiresAt <= context.now()) return refuse('export-expired');
  if (!(await isFreshlyProved(context, { userId, sessionId }))) return refuse('proof-required');
  const file = await storage.read(archiveKey(exportId));
  if (!file) return refuse('export-expired');
  return { ok: true, file, writtenAt, expiresAt };
}
