import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { changeDeletion } from './change-deletion';

/** Whoever began holds the work for so long; whoever dies is followed by another. */
const leaseSeconds = 120;

/**
 * Begins, or goes on with, the erasure of a deletion that is due, and answers whose it is; null when
 * there is nothing to do or somebody else is at it. From here on the account cannot be restored.
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

/** Lets go of an erasure that failed. */
export async function releaseErasure(context: DomainContext, deletionId: string): Promise<void> {
  await transact(context, (trx) =>
    changeDeletion(trx, { id: deletionId }, { kind: 'erasure-released' }, context.now()),
  );
}

/** Notes that nothing is left to erase; of two who have done it, one is told true. */
export async function finishErasure(
  trx: Knex.Transaction,
  deletionId: string,
  now: Date,
): Promise<boolean> {
  const finished = await changeDeletion(trx, { id: deletionId }, { kind: 'erasure-finished' }, now);
  return finished?.ok === true && finished.isChanged;
}

interface Erased {
  /** Of the deletion. */
  id: string;
  personId: string;
}

/** Deletions that were carried out before a time. */
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

/** Removes the note that somebody was here. */
export async function forgetDeletion(db: Knex, id: string): Promise<void> {
  await db('account_deletions').where({ id }).delete();
}

/** Deletions whose notice period is over and that nobody is carrying out, the oldest first. */
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
