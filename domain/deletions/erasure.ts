import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { changeDeletion } from './change-deletion';

/** The lease of an erasure. After it, another worker replaces a crashed one. */
const leaseSeconds = 120;

/**
 * Starts or continues the erasure of a due deletion and returns its owner's id; null if there is
 * nothing to do or another worker has the lease. From now on the account cannot be restored.
 */
export async function beginErasure(
  context: DomainContext,
  deletionId: string,
): Promise<string | null> {
  return transact(context, async (trx) => {
    const event = { kind: 'erasure-begun', leaseSeconds } as const;
    const begun = await changeDeletion(trx, { id: deletionId }, event, context.now());
    return begun?.ok && begun.isChanged ? begun.deletion.user_id : null;
  });
}

/** Releases the lease of a failed erasure. */
export async function releaseErasure(context: DomainContext, deletionId: string): Promise<void> {
  await transact(context, (trx) =>
    changeDeletion(trx, { id: deletionId }, { kind: 'erasure-released' }, context.now()),
  );
}

/** Records that the erasure is complete. Returns true for only one of two concurrent workers. */
export async function finishErasure(
  trx: Knex.Transaction,
  deletionId: string,
  now: Date,
): Promise<boolean> {
  const finished = await changeDeletion(trx, { id: deletionId }, { kind: 'erasure-finished' }, now);
  return finished?.ok === true && finished.isChanged;
}

interface Erased {
  /** The id of the deletion. */
  id: string;
  personId: string;
}

/** Lists the deletions completed before a time. */
export async function listErased(
  db: Knex,
  { before, limit }: { before: Date; limit: number },
): Promise<Erased[]> {
  return db('account_deletions')
    .where('erased_at', '<=', before)
    .orderBy('erased_at')
    .limit(limit)
    .select('id', 'user_id as personId');
}

/** Removes the record of a deletion, the last trace of the person. */
export async function forgetDeletion(db: Knex, id: string): Promise<void> {
  await db('account_deletions').where({ id }).delete();
}

/** Lists the deletions whose notice period has ended and that no worker has leased, oldest first. */
export async function listDueDeletions(context: DomainContext, limit: number): Promise<string[]> {
  const rows = await context
    .db('account_deletions')
    .whereNull('cancelled_at')
    .whereNull('erased_at')
    .where('due_at', '<=', context.now())
    .where((free) => free.whereNull('leased_until').orWhere('leased_until', '<=', context.now()))
    .orderBy('due_at')
    .limit(limit)
    .select('id');
  return rows.map(({ id }) => id);
}
