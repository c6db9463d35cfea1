import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';

/** Ends all sessions of a staff member, optionally except one. */
export async function revokeStaffSessions(
  { now }: Pick<DomainContext, 'now'>,
  db: Knex,
  { staffId, keptSessionId }: { staffId: string; keptSessionId?: string },
): Promise<void> {
  await db('staff_sessions')
    .where({ staff_id: staffId })
    .whereNull('revoked_at')
    .modify((rows) => void (keptSessionId && rows.whereNot('id', keptSessionId)))
    .update({ revoked_at: now() });
}
