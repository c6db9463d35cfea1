import type { Knex } from 'knex';
import { logSecurityEvent } from '../security-log/log-security-event';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { writeStaffToken } from './staff-token';
import { staffSettings } from './settings';

export interface StaffTokens {
  token: string;
  expiresAt: Date;
}

/**
 * Opens a session of a fully authenticated staff member. A session that replaces another one keeps its
 * expiry.
 */
export async function openStaffSession(
  context: DomainContext,
  db: Knex,
  { staffId, replaces }: { staffId: string; replaces?: { id: string; expiresAt: Date } },
): Promise<StaffTokens> {
  const { staff_session_seconds } = await context.settings(staffSettings);
  const end = new Date(context.now().getTime() + staff_session_seconds * 1000);
  const expiresAt = replaces?.expiresAt ?? end;
  const id = newId();
  await db('staff_sessions').insert({
    id,
    staff_id: staffId,
    expires_at: expiresAt,
    created_at: context.now(),
  });
  await logSecurityEvent(context, db, {
    kind: 'staff-sign-in',
    actor: { kind: 'staff', id: staffId },
    sessionId: id,
    ...(replaces && { detail: { replaces: replaces.id } }),
  });
  return { token: await writeStaffToken(context, { id, expiresAt }), expiresAt };
}
