import { redirect, type AppLoadContext } from '@remix-run/node';
import { changePasswordSchema } from '~/domain/credentials/schema';
import { changeStaffPassword } from '~/domain/staff/change-staff-password';
import type { StaffSession } from '~/domain/staff/read-staff-session';
import { handleForm } from '../../kit/forms/handle-form.server';
import { withRedirect } from '../../kit/site/with-redirect';

/** Handles the form of a member's own password. The input is never sent back. */
export const saveOwnPassword = (
  { domain, limits, refusals }: AppLoadContext,
  { staffId, sessionId }: StaffSession,
  form: FormData,
) =>
  handleForm(form, {
    intent: 'password',
    schema: changePasswordSchema,
    secrets: ['oldPassword', 'newPassword'],
    limit: () => limits.staffPassword(staffId),
    empties: true,
    async take(passwords) {
      const changed = await changeStaffPassword(domain, { staffId, sessionId, ...passwords });
      if (changed.ok) return undefined;
      if (changed.reason === 'proof-required') {
        return redirect(withRedirect('/admin/confirm', '/admin/security#password'));
      }
      const at = changed.reason === 'wrong-password' ? 'oldPassword' : 'newPassword';
      return { at, error: refusals.describe(changed).message };
    },
  });
