import type { Knex } from 'knex';
import type { AccountDeletionsRow } from '~/db/rows';
import type { AccountState } from '../account-states/schema';
import { decideDeletion, type Deletion, type DeletionEvent } from './decide-deletion';
import type { Refusal } from './refusals';

/** A deletion with its owner's account. */
export interface DeletionRow extends Deletion, Pick<AccountDeletionsRow, 'id' | 'user_id'> {
  /** What the account goes back to where it is kept after all. */
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

/** The deletion under which an account is closing, if it is. */
export function findOpenDeletion(db: Knex, userId: string): Promise<DeletionRow | undefined> {
  return db('account_deletions')
    .where({ user_id: userId })
    .whereNull('cancelled_at')
    .first<DeletionRow | undefined>(...columns);
}

/** A deletion by its own id, or the open one of a user. */
type Which = { id: string } | { user_id: string; cancelled_at: null };

type Changed = { ok: true; isChanged: boolean; deletion: DeletionRow } | Refusal<'too-late'>;

/**
 * Notes what becomes of a deletion by `decideDeletion`; nobody else changes it until the transaction
 * ends. Tells how it was before; undefined where there is none.
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
