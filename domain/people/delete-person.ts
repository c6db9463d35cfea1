import { closeAccount } from '../deletions/request-deletion';
import { keepAccount } from '../deletions/restore-account';
import type { DomainContext } from '../shared/context';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { refuse, type Refusal } from './refusals';

/**
 * Closes an account for its owner: it is erased after `staff_deletion_notice_seconds`, and its owner gets the
 * mail by which they can keep it. An account that is closing already stays as it is.
 */
export async function deletePerson(
  context: DomainContext,
  by: StaffActor,
  userId: string,
): Promise<{ ok: true; dueAt: Date } | Refusal<'not-found'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'user.delete', id: userId }, async (trx) => {
    const reason = by.reason ?? 'Deleted by staff';
    const closed = await closeAccount(context, trx, { userId, reason, staffId: by.staffId });
    if (!closed) return refuse('not-found');
    const { dueAt, before, isNew } = closed;
    const after = { state: 'closing', erasedAt: dueAt.toISOString() };
    const change = isNew ? { before: { state: before }, after, userId } : null;
    return { ok: true, dueAt, change };
  });
}

/** Restores a closing account to its earlier state, until its erasure begins. */
export async function restorePerson(
  context: DomainContext,
  by: StaffActor,
  userId: string,
): Promise<{ ok: true } | Refusal<'not-found' | 'not-deleted' | 'too-late'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'user.restore', id: userId }, async (trx) => {
    const kept = await keepAccount(context, trx, userId);
    if (!kept) return refuse('not-deleted');
    if (!kept.ok) return kept;
    return {
      ok: true,
      change: { before: { state: 'closing' }, after: { state: kept.state }, userId },
    };
  });
}
