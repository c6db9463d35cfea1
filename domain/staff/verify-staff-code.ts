import { consumeCode } from '../accounts/one-time-code';
import type { DomainContext } from '../shared/context';
import { refuse, type Refusal } from '../shared/errors';
import { newId } from '../shared/ids';
import { findActiveStaff, type StaffRow } from './find-active-staff';
import { writeStaffToken } from './staff-token';
import { strangerId } from '../accounts/stranger-id';

type Answer =
  | { ok: true; token: string; expiresAt: Date; staff: StaffRow }
  | Refusal<'invalid-code' | 'too-many-attempts'>;

/**
 * Opens a staff session by an e-mailed code. Unknown and inactive people are refused like staff who
 * mistype: their tries are counted against the code that was made for them.
 */
export async function verifyStaffCode(
  context: DomainContext,
  { email, code }: { email: string; code: string },
): Promise<Answer> {
  const staff = await findActiveStaff(context.db, email);
  const ownerId = staff?.id ?? strangerId(context, email);
  const consumed = await consumeCode(context, 'staff_sign_in', ownerId, code);
  if (!consumed.ok) {
    return refuse(consumed.reason === 'too-many-attempts' ? 'too-many-attempts' : 'invalid-code');
  }
  if (!staff) return refuse('invalid-code');
  const { staff_session_seconds } = await context.settings();
  const expiresAt = new Date(context.now().getTime() + staff_session_seconds * 1000);
  const sessionId = newId();
  await context.db('staff_sessions').insert({
    id: sessionId,
    staff_id: staff.id,
    expires_at: expiresAt,
    created_at: context.now(),
  });
  const token = await writeStaffToken(context, { id: sessionId, expiresAt });
  return { ok: true, token, expiresAt, staff };
}
