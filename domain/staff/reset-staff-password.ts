import { lockStaffAccount } from '../account-states/account-rows';
import { storeStaffPassword } from '../account-states/staff-rows';
import { refusePassword, type PasswordRefusal } from '../credentials/judge-password';
import { consumeCode } from '../credentials/one-time-code';
import { hashPassword } from '../credentials/password';
import { strangerId } from '../credentials/stranger-id';
import { logSecurityEvent } from '../security-log/log-security-event';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import type { Asker } from '../viewers/asker';
import { findActiveStaff } from './find-active-staff';
import { mailStaffCode } from './mail-staff-code';
import { refuse, type Refusal } from './refusals';
import { revokeStaffSessions } from './revoke-staff-sessions';
import { staffAccount } from './staff-account';

/**
 * Mails a code for a new password to an active staff member. For other people the response and its time are
 * the same.
 */
export async function requestStaffReset(
  context: DomainContext,
  { email, asker }: { email: string; asker: Asker },
): Promise<{ ok: true }> {
  const member = await findActiveStaff(context, email);
  return mailStaffCode(context, {
    purpose: 'staff_reset',
    email,
    member: member ?? null,
    asker,
  });
}

/**
 * Sets a new password by a mailed code. All sessions end; the next sign-in still needs a code and the second
 * factor.
 */
export async function resetStaffPassword(
  context: DomainContext,
  {
    email,
    code,
    newPassword,
    asker,
  }: { email: string; code: string; newPassword: string; asker: Asker },
): Promise<{ ok: true } | Refusal<'invalid-code' | 'too-many-attempts'> | PasswordRefusal> {
  const refusal = await refusePassword(context, newPassword);
  if (refusal) return refusal;
  const member = await findActiveStaff(context, email);
  const consumed = await consumeCode(context, {
    purpose: 'staff_reset',
    ownerId: member?.id ?? strangerId(context, email),
    asker,
    account: staffAccount(email),
    code,
  });
  if (!consumed.ok) {
    return refuse(consumed.reason === 'too-many-attempts' ? 'too-many-attempts' : 'invalid-code');
  }
  if (!member) return refuse('invalid-code');
  const staffId = member.id;
  const hash = await hashPassword(newPassword);
  return transact(context, async (trx) => {
    await lockStaffAccount(trx, staffId);
    await storeStaffPassword(trx, staffId, hash);
    await revokeStaffSessions(context, trx, { staffId });
    const actor = { kind: 'staff', id: staffId } as const;
    await logSecurityEvent(context, trx, { kind: 'password-changed', actor });
    return { ok: true };
  });
}
