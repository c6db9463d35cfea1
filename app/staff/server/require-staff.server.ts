import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { isPermitted, type Permission } from '~/domain/staff/permissions';
import { isStaffFreshlyProved } from '~/domain/staff/prove-staff-anew';
import type { StaffSession } from '~/domain/staff/read-staff-session';
import { withRedirect } from '../../kit/site/with-redirect';

/**
 * The member of staff signed in with this browser, who may do what a page or an action is for. Others
 * sign in first; whoever's role lacks the permission gets a 403.
 */
export async function requireStaff(
  { staff }: AppLoadContext,
  permission: Permission,
): Promise<StaffSession> {
  const session = await staff();
  if (!session) throw redirect('/admin');
  if (!isPermitted(session.role, permission)) throw data(null, 403);
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
