import type { DomainContext } from '../shared/context';
import { readStaffToken } from './staff-token';

/** Ends the staff session a token names; ending it twice is harmless. */
export async function endStaffSession(context: DomainContext, token: string): Promise<void> {
  const sessionId = await readStaffToken(context, token);
  if (!sessionId) return;
  await context
    .db('staff_sessions')
    .where({ id: sessionId })
    .whereNull('revoked_at')
    .update({ revoked_at: context.now() });
}
