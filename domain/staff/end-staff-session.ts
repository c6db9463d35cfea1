import { logSecurityEvent } from '../security-log/log-security-event';
import type { DomainContext } from '../shared/context';
import { readStaffToken } from './staff-token';

/** Ends the staff session of a token; a repeat has no effect. */
export async function endStaffSession(context: DomainContext, token: string): Promise<void> {
  const sessionId = await readStaffToken(context, token);
  if (!sessionId) return;
  const [ended] = await context
    .db('staff_sessions')
    .where({ id: sessionId })
    .whereNull('revoked_at')
    .update({ revoked_at: context.now() })
    .returning('staff_id');
  if (!ended) return;
  await logSecurityEvent(context, context.db, {
    kind: 'staff-sign-out',
    actor: { kind: 'staff', id: ended.staff_id },
    sessionId,
  });
}
