import type { Knex } from 'knex';
import type { AccountState } from '../account-states/schema';
import { newId } from '../shared/ids';
import { changeDeletion } from './change-deletion';

interface Plan {
  userId: string;
  reason: string;
  /** The state to which the account returns if it is kept. */
  stateBefore: AccountState;
  now: Date;
  dueAt: Date;
  /** The keyed hash of the address, by which the account is found once it was erased. */
  addressHash?: Buffer;
  /** The member of staff who deleted it. */
  deletedBy?: string | undefined;
}

/** Plans the erasure of an account whose row the caller has locked. Returns the deletion's id. */
export async function planDeletion(trx: Knex.Transaction, plan: Plan): Promise<string> {
  const id = newId();
  await trx('account_deletions').insert(toRow(id, plan));
  return id;
}

const toRow = (
  id: string,
  { userId, reason, stateBefore, now, dueAt, addressHash, deletedBy }: Plan,
) => ({
  id,
  user_id: userId,
  reason,
  state_before: stateBefore,
  requested_at: now,
  due_at: dueAt,
  address_hash: addressHash ?? null,
  deleted_by: deletedBy ?? null,
});

/**
 * Plans the erasure of an account without notice. It counts as begun, so the account cannot be
 * restored.
 */
export async function eraseAtOnce(trx: Knex.Transaction, plan: Omit<Plan, 'dueAt'>): Promise<void> {
  const { userId, now } = plan;
  const open = { user_id: userId, cancelled_at: null };
  if (await changeDeletion(trx, open, { kind: 'hastened' }, now)) return;
  const row = toRow(newId(), { ...plan, dueAt: now });
  await trx('account_deletions').insert({ ...row, erasure_began_at: now });
}

/** Cancels a planned erasure that has not begun. */
export async function cancelDeletion(
  trx: Knex.Transaction,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await changeDeletion(trx, { user_id: userId, cancelled_at: null }, { kind: 'kept' }, now);
}
