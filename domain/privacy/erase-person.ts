import { announce } from '../shared/announce';
import type { DomainContext } from '../shared/context';
import type { PersonalData } from '../shared/personal-data';
import { transact } from '../shared/transact';
import type { Storage } from '~/providers/storage/storage';
import { archiveKey } from './archive-key';
import { personErased } from './events';
import { everyArea } from './every-area';
import { ownedRows } from './owned-rows';

/** Whoever began holds the work for so long; whoever dies is followed by another. */
const leaseSeconds = 120;
/** Rows of one statement, so that none holds its locks for long. */
const batch = 1000;

/**
 * Erases the person of a deletion that is due; false when there is nothing to do, or somebody else
 * is at it. It may stop anywhere and be begun again, by two at once: every step finds what is left,
 * and the deletion is done only when nothing is.
 */
export async function erasePerson(
  context: DomainContext,
  storage: Storage,
  deletionId: string,
): Promise<boolean> {
  const personId = await beginErasure(context, deletionId);
  if (personId === null) return false;
  try {
    await removeArchives(context, storage, personId);
    for (const { data } of everyArea) {
      for (const rows of data) await erase(context, rows, personId);
    }
    await finishErasure(context, deletionId, personId);
  } catch (error) {
    // Whoever tries again need not wait for the lease to end.
    await context.db('account_deletions').where({ id: deletionId }).update({ leased_until: null });
    throw error;
  }
  return true;
}

/** From here on the account cannot be restored. */
async function beginErasure(context: DomainContext, deletionId: string): Promise<string | null> {
  const now = context.now();
  const [begun] = await context
    .db('account_deletions')
    .where({ id: deletionId })
    .whereNull('cancelled_at')
    .whereNull('erased_at')
    .where('due_at', '<=', now)
    .where((free) => free.whereNull('leased_until').orWhere('leased_until', '<=', now))
    .update({
      erasure_began_at: context.db.raw('coalesce(erasure_began_at, ?)', [now]),
      leased_until: new Date(now.getTime() + leaseSeconds * 1000),
    })
    .returning<{ user_id: string }[]>('user_id');
  return begun?.user_id ?? null;
}

/** Files before the rows that name them: a row that is left finds its file again. */
async function removeArchives(context: DomainContext, storage: Storage, personId: string) {
  const exports = await context
    .db('data_exports')
    .where({ user_id: personId })
    .select<{ id: string }[]>('id');
  for (const { id } of exports) await storage.remove(archiveKey(id));
}

async function erase(context: DomainContext, data: PersonalData, personId: string): Promise<void> {
  if (data.onErasure === 'keep') return;
  const rows = ownedRows(context.db, data, personId);
  if (data.onErasure === 'anonymise') {
    await rows.update(data.anonymous(personId));
    return;
  }
  await deleteInBatches(context, data, personId);
}

/** Tables differ in their keys; a row's place in its table serves them all. */
export async function deleteInBatches(
  { db }: Pick<DomainContext, 'db'>,
  data: PersonalData,
  personId: string,
): Promise<void> {
  for (;;) {
    const some = ownedRows(db, data, personId).select('ctid').limit(batch);
    const removed = await db(data.table).whereIn('ctid', some).delete();
    if (removed < batch) return;
  }
}

async function finishErasure(
  context: DomainContext,
  deletionId: string,
  personId: string,
): Promise<void> {
  await transact(context, async (trx) => {
    const finished = await trx('account_deletions')
      .where({ id: deletionId })
      .whereNull('erased_at')
      .update({ erased_at: context.now(), leased_until: null });
    if (finished === 0) return;
    announce(
      trx,
      personErased,
      { personId, aggregateId: deletionId, version: context.now().getTime() },
      { userId: personId },
    );
  });
}
