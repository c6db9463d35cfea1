import { data, type AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { newPasswordSchema } from '~/domain/credentials/schema';
import { emailSchema } from '~/domain/shared/words/email';
import { requestStaffReset, resetStaffPassword } from '~/domain/staff/reset-staff-password';
import { staffCodeSchema } from '~/domain/staff/schema';
import { staffAccount } from '~/domain/staff/staff-account';
import { codeRefusals } from '../../kit/forms/codes/code-refusals';
import { handleForm } from '../../kit/forms/handle-form.server';
import { setCookies } from '../../kit/session/set-cookies.server';
import type { StaffResponse } from '../../staff/staff-response';

const requestSchema = z.object({ email: emailSchema });
/** An input that cannot be a code is reported as a wrong one. */
const resetSchema = newPasswordSchema.extend({
  email: emailSchema,
  code: z
    .string({ error: codeRefusals['invalid-code'] })
    .refine((typed) => staffCodeSchema.safeParse(typed).success, codeRefusals['invalid-code'])
    .pipe(staffCodeSchema),
});

/** Handles a form of a forgotten password; undefined if there is no such form. */
export function takeReset(context: AppLoadContext, form: FormData) {
  switch (form.get('intent')) {
    case 'request':
      return requestCode(context, form);
    case 'reset':
      return resetPassword(context, form);
    default:
      return undefined;
  }
}

const requestCode = ({ domain, limits, device }: AppLoadContext, form: FormData) =>
  handleForm(form, {
    schema: requestSchema,
    limit: ({ email }) => limits.staffCode(staffAccount(email)),
    limitAt: 'email',
    async take({ email }) {
      await requestStaffReset(domain, { email, asker: device });
      return data<StaffResponse>({ email }, { headers: setCookies(device.keep()) });
    },
  });

const resetPassword = ({ domain, limits, device, refusals }: AppLoadContext, form: FormData) =>
  handleForm(form, {
    intent: 'reset',
    schema: resetSchema,
    secrets: ['code', 'newPassword'],
    limit: ({ email }) => limits.staffCodeEntry(staffAccount(email)),
    limitAt: 'code',
    async take(typed) {
      const reset = await resetStaffPassword(domain, { ...typed, asker: device });
      if (reset.ok) return undefined;
      const { reason } = reset;
      if (reason === 'invalid-code' || reason === 'too-many-attempts') {
        return { at: 'code', error: codeRefusals[reason] };
      }
      return { at: 'newPassword', error: refusals.describe(reset).message };
    },
  });
