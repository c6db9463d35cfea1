import type { StaffAccountsRow, StaffSessionsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import type { StaffRole } from './find-active-staff';
import { readStaffToken } from './staff-token';
import { staffSettings } from './settings';

export interface StaffSession {
  sessionId: string;
  staffId: string;
  email: string;
  role: StaffRole;
  expiresAt: Date;
}

/** The precision, in milliseconds, of a session's last use. */
const seenMs = 60_000;

/**
 * Returns the active staff member of a token, read from the database; null if there is none or the session
 * was idle too long. The call counts as a use of the session.
 */
export async function readStaffSession(
  context: DomainContext,
  token: string,
): Promise<StaffSession | null> {
  const sessionId = await readStaffToken(context, token);
  if (!sessionId) return null;
  const { staff_session_idle_seconds } = await context.settings(staffSettings);
  const now = context.now();
  const idleSince = new Date(now.getTime() - staff_session_idle_seconds * 1000);
  const row = await context
    .db('staff_sessions')
    .join('staff_accounts as member', 'member.id', 'staff_sessions.staff_id')
    .where('staff_sessions.id', sessionId)
    .whereNull('staff_sessions.revoked_at')
    .where('staff_sessions.expires_at', '>', now)
    .whereRaw('coalesce(staff_sessions.seen_at, staff_sessions.created_at) > ?', [idleSince])
    .where('member.is_active', true)
    .first<
      | (Pick<StaffSessionsRow, 'staff_id' | 'expires_at'> &
          Pick<StaffAccountsRow, 'email' | 'role'>)
      | undefined
    >('staff_sessions.staff_id', 'staff_sessions.expires_at', 'member.email', 'member.role');
  if (!row) return null;
  await noteSeen(context, sessionId);
  const { staff_id: staffId, expires_at: expiresAt, email, role } = row;
  return { sessionId, staffId, email, role, expiresAt };
}

async function noteSeen({ db, now }: DomainContext, sessionId: string): Promise<void> {
  await db('staff_sessions')
    .where({ id: sessionId })
    .whereRaw('coalesce(seen_at, created_at) < ?', [new Date(now().getTime() - seenMs)])
    .update({ seen_at: now() });
}
