import type { Knex } from 'knex';
import type { AccountDeletionsRow } from '~/db/rows';
import type { AccountState } from '../account-states/schema';
import { decideDeletion, type Deletion, type DeletionEvent } from './decide-deletion';
import type { Refusal } from './refusals';

/** A deletion with its owner's id. */
export interface DeletionRow extends Deletion, Pick<AccountDeletionsRow, 'id' | 'user_id'> {
  /** The state to which the account returns if it is kept. */
  state_before: AccountState;
}

const columns = [
  'id',
  'user_id',
  'state_before',
  'requested_at',
  'due_at',
  'cancelled_at',
  'erasure_began_at',
  'leased_until',
  'erased_at',
] as const;

export function findDeletion(db: Knex, id: string): Promise<DeletionRow | undefined> {
  return db('account_deletions')
    .where({ id })
    .first<DeletionRow | undefined>(...columns);
}

/** Returns the deletion by which an account is closing, or undefined. */
export function findOpenDeletion(db: Knex, userId: string): Promise<DeletionRow | undefined> {
  return db('account_deletions')
    .where({ user_id: userId })
    .whereNull('cancelled_at')
    .first<DeletionRow | undefined>(...columns);
}

/** Selects a deletion by its own id, or the open one of a user. */
type Which = { id: string } | { user_id: string; cancelled_at: null };

type Changed = { ok: true; isChanged: boolean; deletion: DeletionRow } | Refusal<'too-late'>;

/**
 * Applies `decideDeletion` to a stored deletion, which stays locked until the transaction ends. Returns
 * its earlier state; undefined if there is none.
 */
export async function changeDeletion(
  trx: Knex.Transaction,
  which: Which,
  event: DeletionEvent,
  now: Date,
): Promise<Changed | undefined> {
  const deletion = await trx('account_deletions')
    .where(which)
    .forUpdate()
    .first<DeletionRow | undefined>(...columns);
  if (!deletion) return undefined;
  const decided = decideDeletion(deletion, event, now);
  if (!decided.ok) return decided;
  const { changes } = decided;
  if (changes) await trx('account_deletions').where({ id: deletion.id }).update(changes);
  return { ok: true, isChanged: changes !== null, deletion };
}
