import { data, redirect, type AppLoadContext } from '@remix-run/node';
import type { StaffRole } from '~/domain/staff/find-active-staff';
import { isStaffFreshlyProved } from '~/domain/staff/prove-staff-anew';
import type { StaffSession } from '~/domain/staff/read-staff-session';
import { withRedirect } from '../../accounts/form-origin';

/** The member of staff signed in with this browser; others sign in first. */
export async function requireStaff(
  { staff }: AppLoadContext,
  isAllowed: (role: StaffRole) => boolean = () => true,
): Promise<StaffSession> {
  const session = await staff();
  if (!session) throw redirect('/admin');
  if (!isAllowed(session.role)) throw data(null, 403);
  return session;
}

/** Lets on staff who have proved in the last minutes who they are; others do so and come back. */
export async function requireFreshStaff(
  { domain }: AppLoadContext,
  session: StaffSession,
  back: string,
): Promise<void> {
  if (await isStaffFreshlyProved(domain, session)) return;
  throw redirect(withRedirect('/admin/confirm', back));
}
