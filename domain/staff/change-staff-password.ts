import { findStaffPasswordHash, storeStaffPassword } from '../account-states/staff-rows';
import { lockStaffAccount } from '../account-states/account-rows';
import { refusePassword, type PasswordRefusal } from '../credentials/judge-password';
import { hashPassword, verifyPassword } from '../credentials/password';
import { logSecurityEvent } from '../security-log/log-security-event';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { isStaffFreshlyProved } from './reauthenticate-staff';
import type { StaffSession } from './read-staff-session';
import { refuse, type Refusal } from './refusals';
import { revokeStaffSessions } from './revoke-staff-sessions';

interface PasswordChange extends Pick<StaffSession, 'staffId' | 'sessionId'> {
  /** May be omitted by a member without a password. */
  oldPassword?: string | undefined;
  newPassword: string;
}

/**
 * Sets or changes the own password of a staff member, which their sign-in then requires before a code is
 * mailed. The first one needs a fresh proof of identity, any other the old one. Other sessions end.
 */
export async function changeStaffPassword(
  context: DomainContext,
  { staffId, sessionId, oldPassword = '', newPassword }: PasswordChange,
): Promise<{ ok: true } | Refusal<'wrong-password' | 'proof-required'> | PasswordRefusal> {
  const before = await findStaffPasswordHash(context.db, staffId);
  if (before !== null && !(await verifyPassword(before, oldPassword))) {
    return refuse('wrong-password');
  }
  if (before === null && !(await isStaffFreshlyProved(context, { sessionId }))) {
    return refuse('proof-required');
  }
  const refusal = await refusePassword(context, newPassword);
  if (refusal) return refusal;
  const hash = await hashPassword(newPassword);
  return transact(context, async (trx) => {
    await lockStaffAccount(trx, staffId);
    if ((await findStaffPasswordHash(trx, staffId)) !== before) return refuse('wrong-password');
    await storeStaffPassword(trx, staffId, hash);
    await revokeStaffSessions(context, trx, { staffId, keptSessionId: sessionId });
    const actor = { kind: 'staff', id: staffId } as const;
    await logSecurityEvent(context, trx, { kind: 'password-changed', actor });
    return { ok: true };
  });
}
