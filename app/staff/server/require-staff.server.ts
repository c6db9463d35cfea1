import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { isPermitted, rolesByPermission, type Permission } from '~/domain/staff/permissions';
import { isStaffFreshlyProved } from '~/domain/staff/reauthenticate-staff';
import type { StaffSession } from '~/domain/staff/read-staff-session';
import { withRedirect } from '../../kit/site/with-redirect';

/**
 * Returns the signed-in member of staff, who must have the permission. Redirects to the sign-in without a
 * session and throws 403 without the permission.
 */
export async function requireStaff(
  { staff }: AppLoadContext,
  permission: Permission,
): Promise<StaffSession> {
  const session = await staff();
  if (!session) throw redirect('/admin');
  if (!isPermitted(session.role, permission)) {
    throw data({ roles: rolesByPermission()[permission] }, 403);
  }
  return session;
}

/**
 * Returns if the member of staff has proved their identity in the last minutes. Otherwise redirects them to
 * do so and come back.
 */
export async function requireFreshStaff(
  { domain }: AppLoadContext,
  session: StaffSession,
  back: string,
): Promise<void> {
  if (await isStaffFreshlyProved(domain, session)) return;
  throw redirect(withRedirect('/admin/confirm', back));
}
