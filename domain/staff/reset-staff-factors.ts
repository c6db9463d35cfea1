import { resetFactors } from '../second-factors/reset-factors';
import type { DomainContext } from '../shared/context';
import { findActiveStaffById } from './find-active-staff';
import { carryOut, type StaffActRefusal, type StaffActor } from './carry-out';
import { refuse, type Refusal } from './refusals';
import { revokeStaffSessions } from './revoke-staff-sessions';

/**
 * Removes the second factors of another staff member who has lost them, and ends their sessions; they add a
 * new one at their next sign-in. Needs a fresh proof of identity. Their own factors staff change in their
 * settings.
 */
export async function resetStaffFactors(
  context: DomainContext,
  { by, staffId }: { by: StaffActor; staffId: string },
): Promise<{ ok: true } | Refusal<'proof-required' | 'not-found'> | StaffActRefusal> {
  if (by.staffId === staffId) return refuse('forbidden');
  return carryOut(context, by, { act: 'staff.reset-factors', id: staffId }, async (trx) => {
    if (!(await findActiveStaffById(trx, staffId))) return refuse('not-found');
    await resetFactors(context, trx, {
      holder: { kind: 'staff', id: staffId },
      by: { kind: 'staff', id: by.staffId },
    });
    await revokeStaffSessions(context, trx, { staffId });
    return { ok: true, change: {} };
  });
}
