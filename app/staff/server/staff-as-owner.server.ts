import type { AppLoadContext } from '@remix-run/node';
import { isStaffFreshlyProved } from '~/domain/staff/reauthenticate-staff';
import type { StaffSession } from '~/domain/staff/read-staff-session';
import { revokeStaffSessions } from '~/domain/staff/revoke-staff-sessions';
import type { FactorsOwner } from '../../second-factors/server/factors-owner.server';
import { requireFreshStaff } from './require-staff.server';

/** Returns a member of staff as the owner of second factors, with the page of the back office. */
export function staffAsOwner(context: AppLoadContext, session: StaffSession): FactorsOwner {
  const { domain } = context;
  const { staffId, sessionId, email } = session;
  const place = '/admin/security#second-step';
  return {
    holder: { kind: 'staff', id: staffId },
    email,
    place,
    isFresh: () => isStaffFreshlyProved(domain, session),
    requireFresh: () => requireFreshStaff(context, session, place),
    endOtherSessions: () =>
      revokeStaffSessions(domain, domain.db, { staffId, keptSessionId: sessionId }),
  };
}
