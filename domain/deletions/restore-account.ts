import type { Knex } from 'knex';
import type { AccountState } from '../account-states/schema';
import { changeAccount, lockAccount } from '../account-states/account-rows';
import { startSession, type SessionTokens } from '../sessions/start-session';
import { hasSecondFactor } from '../second-factors/list-factors';
import { logSecurityEvent } from '../security-log/log-security-event';
import { announce } from '../shared/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transact';
import { accountRestored } from './events';
import { refuse, type Refusal } from './refusals';
import { readRestoreToken, type RestoreClaims } from './restore-token';

interface DeletionRow {
  id: string;
  user_id: string;
  state_before: AccountState;
  due_at: Date;
  cancelled_at: Date | null;
  erasure_began_at: Date | null;
}

type Answer = { ok: true; tokens: SessionTokens | null } | Refusal<'invalid-token' | 'too-late'>;

/** When the account a token speaks of is to be erased; a refusal when it brings nothing back. */
export async function readRestoreOffer(
  context: DomainContext,
  token: string,
): Promise<{ ok: true; dueAt: Date; isRestored: boolean } | Refusal<'invalid-token' | 'too-late'>> {
  const claims = await readRestoreToken(context, token);
  const deletion = claims && (await findDeletion(context.db, claims.deletionId));
  if (!deletion) return refuse('invalid-token');
  if (deletion.erasure_began_at) return refuse('too-late');
  return { ok: true, dueAt: deletion.due_at, isRestored: deletion.cancelled_at !== null };
}

/**
 * Brings an account back as it was. Whoever proved the password is let in with it, once; by the
 * mail's token they log in as always. A second time changes nothing.
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
    // The account before its deletion: the order in which all take their locks.
    await lockAccount(trx, { id: found.user_id }, ['id']);
    const deletion = await findDeletion(trx, found.id).forUpdate();
    if (!deletion || deletion.erasure_began_at) return refuse('too-late');
    if (deletion.cancelled_at) return { ok: true, tokens: null };
    return { ok: true, tokens: await restore(context, trx, deletion, claims, device) };
  });
}

async function restore(
  context: DomainContext,
  trx: Knex.Transaction,
  deletion: DeletionRow,
  { proof }: RestoreClaims,
  { userAgent }: { userAgent?: string | undefined },
): Promise<SessionTokens | null> {
  const { id, user_id: userId } = deletion;
  await trx('account_deletions').where({ id }).update({ cancelled_at: context.now() });
  await logSecurityEvent(context, trx, { kind: 'account-restored', userId });
  // Staff may have suspended the account in the meantime; then that stands.
  const reopened = { state: deletion.state_before, updated_at: context.now() };
  const [open] = await changeAccount(trx, { id: userId, state: 'closing' }, reopened);
  announce(trx, accountRestored, { personId: userId, aggregateId: id }, { userId });
  if (proof === 'mail' || !open) return null;
  // The password was one factor; whoever has another logs in with both.
  if (await hasSecondFactor(trx, { kind: 'user', id: userId })) return null;
  return startSession(context, trx, { userId, ...(userAgent === undefined ? {} : { userAgent }) });
}

function findDeletion(db: Knex, id: string) {
  return db('account_deletions')
    .where({ id })
    .first<DeletionRow | undefined>(
      'id',
      'user_id',
      'state_before',
      'due_at',
      'cancelled_at',
      'erasure_began_at',
    );
}
