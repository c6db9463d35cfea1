import type { Knex } from 'knex';
import type { UsersRow } from '~/db/rows';
import { changeAccount, lockAccount } from '../account-states/account-rows';
import { revokeOtherSessions } from '../sessions/revoke-other-sessions';
import { isFreshlyProved, type AskingSession } from '../sessions/fresh-proof';
import type { AccountState } from '../account-states/schema';
import { logSecurityEvent } from '../security-log/log-security-event';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { defineHook } from '../shared/hooks';
import { transact } from '../shared/transactions/transact';
import { planDeletion } from './plan-deletion';
import { deletionRequested } from './events';
import { findOpenDeletion } from './change-deletion';
import { decideDeletionRequest } from './decide-deletion';
import { decideAccountState } from '../account-states/decide-account-state';
import { hashEmail } from '../shared/sealing/hash-email';
import { refuse, type Refusal } from './refusals';
import { writeRestoreToken } from './restore-token';
import { deletionsSettings } from './settings';

/** A user closes their account and may still restore it. */
export const accountClosing = defineHook<{ userId: string }>('deletions.account-closing');

const columns = ['id', 'email', 'locale', 'time_zone', 'state'] as const;

type UserRow = Pick<UsersRow, (typeof columns)[number]>;

/**
 * Starts an account's notice period: all sessions end, and a mail explains how to keep the account. A
 * repeated request is the same deletion. The reason must have passed `deleteProfileSchema`. Requires a
 * fresh proof of identity, so that a stranger at an open browser cannot delete the account.
 */
export async function requestDeletion(
  context: DomainContext,
  { userId, sessionId, reason }: AskingSession & { reason: string },
): Promise<{ ok: true; dueAt: Date } | Refusal<'not-found' | 'proof-required'>> {
  const { deletion_notice_seconds } = await context.settings(deletionsSettings);
  const dueAt = new Date(context.now().getTime() + deletion_notice_seconds * 1000);
  return transact(context, async (trx) => {
    const user = await lockAccount(trx, { id: userId }, columns);
    if (!user) return refuse('not-found');
    const open = await findOpenDeletion(trx, userId);
    const isProved = await isFreshlyProved({ ...context, db: trx }, { userId, sessionId });
    const facts = { state: user.state, dueAt: open?.due_at, isProved };
    const decided = decideDeletionRequest(facts);
    if (!decided.ok) return decided;
    if (decided.kind === 'asked-before') return { ok: true, dueAt: decided.dueAt };
    await close(context, trx, user, { reason, dueAt, next: decided.next });
    await logSecurityEvent(context, trx, { kind: 'deletion-requested', userId });
    return { ok: true, dueAt };
  });
}

/**
 * Closes an account for its owner, in the caller's transaction: as if they had requested it, for the time of
 * `staff_deletion_notice_seconds`. One that is closing already stays as it is. Returns null if there is no
 * such account.
 */
export async function closeAccount(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, reason, staffId }: { userId: string; reason: string; staffId: string },
): Promise<{ dueAt: Date; before: AccountState; isNew: boolean } | null> {
  const { staff_deletion_notice_seconds } = await context.settings(deletionsSettings);
  const user = await lockAccount(trx, { id: userId }, columns);
  if (!user) return null;
  const open = await findOpenDeletion(trx, userId);
  if (open) return { dueAt: open.due_at, before: user.state, isNew: false };
  const decided = decideAccountState(user.state, { kind: 'deleted-by-staff' });
  if (!decided.ok) return null;
  const dueAt = new Date(context.now().getTime() + staff_deletion_notice_seconds * 1000);
  await close(context, trx, user, { reason, dueAt, next: decided.next, staffId });
  const actor = { kind: 'staff', id: staffId } as const;
  await logSecurityEvent(context, trx, { kind: 'deletion-requested', actor, userId });
  return { dueAt, before: user.state, isNew: true };
}

interface Closing {
  reason: string;
  dueAt: Date;
  next: AccountState;
  /** The member of staff who deletes it; otherwise its owner does. */
  staffId?: string;
}

async function close(
  context: DomainContext,
  trx: Knex.Transaction,
  user: UserRow,
  { reason, dueAt, next, staffId }: Closing,
): Promise<void> {
  const deletionId = await planDeletion(trx, {
    userId: user.id,
    reason,
    stateBefore: user.state,
    now: context.now(),
    dueAt,
    addressHash: hashEmail(context, user.email),
    deletedBy: staffId,
  });
  await changeAccount(trx, { id: user.id }, { state: next, updated_at: context.now() });
  await revokeOtherSessions(context, trx, { userId: user.id }, 'account is being deleted');
  await context.hooks.run(accountClosing, trx, { userId: user.id });
  const token = await writeRestoreToken(context, { deletionId, proof: 'mail' }, dueAt);
  announce(
    trx,
    deletionRequested,
    { personId: user.id, aggregateId: deletionId },
    {
      userId: user.id,
      email: user.email,
      locale: user.locale,
      ...(user.time_zone === null ? {} : { timeZone: user.time_zone }),
      sealedToken: context.seal.seal(token),
      dueAt: dueAt.toISOString(),
    },
  );
}
