import type { DomainContext } from '../shared/context';
import type { StaffRole } from './find-active-staff';
import { readStaffToken } from './staff-token';

export interface StaffSession {
  sessionId: string;
  staffId: string;
  email: string;
  role: StaffRole;
}

/** The active member of staff a token speaks for, read from the database, or null. */
export async function readStaffSession(
  context: DomainContext,
  token: string,
): Promise<StaffSession | null> {
  const sessionId = await readStaffToken(context, token);
  if (!sessionId) return null;
  const row = await context
    .db('staff_sessions')
    .join('staff', 'staff.id', 'staff_sessions.staff_id')
    .where('staff_sessions.id', sessionId)
    .whereNull('staff_sessions.revoked_at')
    .where('staff_sessions.expires_at', '>', context.now())
    .where('staff.is_active', true)
    .first<{ staff_id: string; email: string; role: StaffRole } | undefined>(
      'staff_sessions.staff_id',
      'staff.email',
      'staff.role',
    );
  return row ? { sessionId, staffId: row.staff_id, email: row.email, role: row.role } : null;
}
