import { findStaffPasswordHash } from '../account-states/staff-rows';
import { verifyPassword } from '../credentials/password';
import { strangerId } from '../credentials/stranger-id';
import type { DomainContext } from '../shared/context';
import type { Asker } from '../viewers/asker';
import { findActiveStaff, type StaffRow } from './find-active-staff';
import { mailStaffCode } from './mail-staff-code';

/**
 * Mails a sign-in code to an active staff member who also gave their password, if they have one. For other
 * people and other passwords the response and its time are the same.
 */
export async function requestStaffCode(
  context: DomainContext,
  { email, password, asker }: { email: string; password?: string | undefined; asker: Asker },
): Promise<{ ok: true }> {
  const found = await findActiveStaff(context, email);
  // The same query for everyone, so that its absence does not reveal who is staff.
  const hash = await findStaffPasswordHash(context.db, found?.id ?? strangerId(context, email));
  const isPasswordRight = await verifyPassword(hash, password ?? '');
  const member: StaffRow | null = found && (hash === null || isPasswordRight) ? found : null;
  return mailStaffCode(context, {
    purpose: 'staff_sign_in',
    email,
    member,
    asker,
  });
}
