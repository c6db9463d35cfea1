import type { Knex } from 'knex';
import { changeAccount, lockAccount } from '../account-states/account-rows';
import { decideAccountState } from '../account-states/decide-account-state';
import type { AccountState } from '../account-states/schema';
import { startSession, type SessionTokens } from '../sessions/start-session';
import { hasSecondFactor } from '../second-factors/list-factors';
import { logSecurityEvent } from '../security-log/log-security-event';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { changeDeletion, findDeletion, type DeletionRow } from './change-deletion';
import { decideDeletion } from './decide-deletion';
import { accountRestored } from './events';
import { refuse, type Refusal } from './refusals';
import { readRestoreToken, type RestoreClaims } from './restore-token';

type Answer = { ok: true; tokens: SessionTokens | null } | Refusal<'invalid-token' | 'too-late'>;

/** Returns the due time of the erasure that a token can cancel; a refusal if it cannot. */
export async function readRestoreOffer(
  context: DomainContext,
  token: string,
): Promise<{ ok: true; dueAt: Date; isRestored: boolean } | Refusal<'invalid-token' | 'too-late'>> {
  const claims = await readRestoreToken(context, token);
  const deletion = claims && (await findDeletion(context.db, claims.deletionId));
  if (!deletion) return refuse('invalid-token');
  const kept = decideDeletion(deletion, { kind: 'kept' }, context.now());
  return kept.ok ? { ok: true, dueAt: deletion.due_at, isRestored: kept.changes === null } : kept;
}

/**
 * Restores an account to its earlier state. A user who proved the password is signed in, once; with the
 * mail's token they must sign in as usual. A repeated call changes nothing.
 */
export async function restoreAccount(
  context: DomainContext,
  token: string,
  device: { userAgent?: string | undefined } = {},
): Promise<Answer> {
  const claims = await readRestoreToken(context, token);
  const found = claims && (await findDeletion(context.db, claims.deletionId));
  if (!found) return refuse('invalid-token');
  return transact(context, async (trx) => {
    // Locks the account before its deletion, in the order that all code uses.
    const user = await lockAccount(trx, { id: found.user_id }, ['state']);
    const kept = await changeDeletion(trx, { id: found.id }, { kind: 'kept' }, context.now());
    if (!kept?.ok) return kept ?? refuse('too-late');
    if (!kept.isChanged || !user) return { ok: true, tokens: null };
    const isOpen = await reopen(context, trx, kept.deletion, user);
    return { ok: true, tokens: isOpen ? await letIn(context, trx, found, claims, device) : null };
  });
}

/**
 * Restores a closing account to its earlier state, in the caller's transaction, for staff; returns the state.
 * Returns null if it is not closing.
 */
export async function keepAccount(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
): Promise<{ ok: true; state: AccountState } | Refusal<'not-found' | 'too-late'> | null> {
  const user = await lockAccount(trx, { id: userId }, ['state']);
  const which = { user_id: userId, cancelled_at: null } as const;
  const kept = await changeDeletion(trx, which, { kind: 'kept' }, context.now());
  if (!user) return refuse('not-found');
  if (!kept) return null;
  if (!kept.ok) return kept;
  const isOpen = await reopen(context, trx, kept.deletion, user);
  return { ok: true, state: isOpen ? kept.deletion.state_before : user.state };
}

/**
 * Restores the state and returns whether the account is open again; staff may have decided differently
 * in the meantime.
 */
async function reopen(
  context: DomainContext,
  trx: Knex.Transaction,
  { id, user_id: userId, state_before: before }: DeletionRow,
  { state }: { state: AccountState },
): Promise<boolean> {
  await logSecurityEvent(context, trx, { kind: 'account-restored', userId });
  const decided = decideAccountState(state, { kind: 'restored', before });
  if (decided.ok) {
    const reopened = { state: decided.next, updated_at: context.now() };
    await changeAccount(trx, { id: userId }, reopened);
  }
  announce(trx, accountRestored, { personId: userId, aggregateId: id }, { userId });
  return decided.ok;
}

async function letIn(
  context: DomainContext,
  trx: Knex.Transaction,
  { user_id: userId }: DeletionRow,
  { proof }: RestoreClaims,
  { userAgent }: { userAgent?: string | undefined },
): Promise<SessionTokens | null> {
  if (proof === 'mail') return null;
  // The password was one factor. A user with a second one must sign in with both.
  if (await hasSecondFactor(trx, { kind: 'user', id: userId })) return null;
  return startSession(context, trx, { userId, ...(userAgent === undefined ? {} : { userAgent }) });
}
