import { Readable } from 'node:stream';
import type { Knex } from 'knex';
import type { AccountsRow } from '~/db/rows';
import type { Storage } from '~/providers/storage/storage';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { archiveKey } from './archive-key';
import { changeExport } from './change-export';
import { exportReady } from './events';
import { writeExportLink } from './export-link';
import { readArchive, type ArchiveFile } from './read-archive';
import { privacySettings } from './settings';

/** The duration of a writer's lease; after a crash another worker continues. */
const leaseSeconds = 300;

interface Ground {
  storage: Storage;
  /** Packs files one after another, as they are read. */
  pack(files: readonly ArchiveFile[]): Readable;
  /** Returns the text of the page that explains the archive. */
  explain(locale: string): string;
}

type Owner = Pick<AccountsRow, 'id' | 'email' | 'locale' | 'time_zone'>;

/**
 * Writes the archive of an export and mails its owner the link; returns false when there is nothing to do
 * or another worker does it. A repeat writes the same file again; the mail is sent once.
 */
export async function writeExport(
  context: DomainContext,
  exportId: string,
  ground: Ground,
): Promise<boolean> {
  const owner = await claimExport(context, exportId);
  if (!owner) return false;
  try {
    const bytes = await storeArchive(context, ground, owner, archiveKey(exportId));
    if (await noteReady(context, owner, { exportId, bytes })) return true;
  } catch (error) {
    // The next attempt need not wait for the end of the lease.
    await transact(context, (trx) =>
      changeExport(trx, exportId, { kind: 'released' }, context.now()),
    );
    throw error;
  }
  await removeIfOrphaned(context.db, ground.storage, exportId);
  return false;
}

async function claimExport(context: DomainContext, exportId: string): Promise<Owner | undefined> {
  const claimed = await transact(context, (trx) =>
    changeExport(trx, exportId, { kind: 'claimed', leaseSeconds }, context.now()),
  );
  if (!claimed) return undefined;
  return context
    .db('accounts')
    .where({ id: claimed.user_id })
    .first('id', 'email', 'locale', 'time_zone');
}

/** Stores the archive with all rows as of one moment; returns its size in bytes. */
function storeArchive(
  context: DomainContext,
  { storage, pack, explain }: Ground,
  owner: Owner,
  key: string,
): Promise<number> {
  return context.db.transaction(
    async (trx) => {
      const page = { path: 'README.txt', read: () => Readable.from([explain(owner.locale)]) };
      const archive = pack([page, ...(await readArchive(context, trx, owner.id))]);
      try {
        await storage.put(key, archive, { contentType: 'application/zip' });
      } finally {
        // No rows can be read once the transaction has ended.
        archive.destroy();
      }
      return sizeOf(storage, key);
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

async function noteReady(
  context: DomainContext,
  owner: Owner,
  { exportId, bytes }: { exportId: string; bytes: number },
): Promise<boolean> {
  const { export_kept_seconds: keptSeconds } = await context.settings(privacySettings);
  return transact(context, async (trx) => {
    const written = { kind: 'written', bytes, keptSeconds } as const;
    const noted = await changeExport(trx, exportId, written, context.now());
    if (!noted?.expires_at) return false;
    const { expires_at: expiresAt } = noted;
    announce(
      trx,
      exportReady,
      { personId: owner.id, aggregateId: exportId },
      {
        email: owner.email,
        locale: owner.locale,
        ...(owner.time_zone === null ? {} : { timeZone: owner.time_zone }),
        path: writeExportLink(context, { exportId, userId: owner.id, expiresAt }),
        expiresAt: expiresAt.toISOString(),
      },
    );
    return true;
  });
}

async function sizeOf(storage: Storage, key: string): Promise<number> {
  const file = await storage.read(key);
  file?.stream.destroy();
  return file?.size ?? 0;
}

/** Removes an archive that was stored after its account and other archives were erased. */
async function removeIfOrphaned(db: Knex, storage: Storage, exportId: string): Promise<void> {
  const row = await db('data_exports').where({ id: exportId }).first('id');
  if (!row) await storage.remove(archiveKey(exportId));
}

/** Returns export requests that are so old that their job must have been lost, the oldest first. */
export async function listUnwrittenExports(
  context: DomainContext,
  { olderThanSeconds, limit }: { olderThanSeconds: number; limit: number },
): Promise<string[]> {
  const now = context.now();
  const rows = await context
    .db('data_exports')
    .where({ state: 'requested' })
    .where('requested_at', '<=', new Date(now.getTime() - olderThanSeconds * 1000))
    .where((free) => free.whereNull('leased_until').orWhere('leased_until', '<=', now))
    .orderBy('requested_at')
    .limit(limit)
    .select('id');
  return rows.map(({ id }) => id);
}
