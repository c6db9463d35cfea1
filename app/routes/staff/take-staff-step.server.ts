import { data, redirect, type AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { currentPassword } from '~/domain/credentials/schema';
import { emailSchema } from '~/domain/shared/words/email';
import { staffCodeSchema } from '~/domain/staff/schema';
import { endStaffSession } from '~/domain/staff/end-staff-session';
import { requestStaffCode } from '~/domain/staff/request-staff-code';
import { staffAccount } from '~/domain/staff/staff-account';
import { verifyStaffCode } from '~/domain/staff/verify-staff-code';
import { handleForm } from '../../kit/forms/handle-form.server';
import { codeRefusals } from '../../kit/forms/codes/code-refusals';
import { setCookies } from '../../kit/session/set-cookies.server';
import { takeFactorStep } from '../../staff/server/take-factor-step.server';
import type { StaffResponse } from '../../staff/staff-response';

const requestSchema = z.object({ email: emailSchema, password: currentPassword.optional() });
/** An input that cannot be a code is reported as a wrong one. */
const verifySchema = z.object({
  email: emailSchema,
  code: z
    .string({ error: codeRefusals['invalid-code'] })
    .refine((typed) => staffCodeSchema.safeParse(typed).success, codeRefusals['invalid-code'])
    .pipe(staffCodeSchema),
});

/** Handles a form of the back office's sign-in, and shows the next step. */
export async function takeStaffStep(context: AppLoadContext, form: FormData) {
  switch (form.get('intent')) {
    case 'sign-out':
      return signOut(context);
    case 'restart':
      return redirect('/admin', { headers: setCookies(context.cookies.endTicket()) });
    case 'verify':
      return verifyCode(context, form);
    case null:
    case 'request':
      return requestCode(context, form);
    default:
      return takeFactorStep(context, form);
  }
}

const requestCode = ({ domain, limits, device }: AppLoadContext, form: FormData) =>
  handleForm(form, {
    schema: requestSchema,
    limit: ({ email }) => limits.staffCode(staffAccount(email)),
    limitAt: 'email',
    secrets: ['password'],
    async take({ email, password }) {
      await requestStaffCode(domain, { email, password, asker: device });
      return data<StaffResponse>({ email }, { headers: setCookies(device.keep()) });
    },
  });

const verifyCode = ({ domain, limits, device, cookies }: AppLoadContext, form: FormData) =>
  handleForm(form, {
    intent: 'verify',
    schema: verifySchema,
    secrets: ['code'],
    limit: ({ email }) => limits.staffCodeEntry(staffAccount(email)),
    limitAt: 'code',
    async take({ email, code }) {
      const verified = await verifyStaffCode(domain, { email, code, asker: device });
      if (!verified.ok) return { at: 'code', error: codeRefusals[verified.reason] };
      return redirect('/admin', { headers: setCookies(cookies.keepTicket(verified.ticket)) });
    },
  });

async function signOut({ domain, tokens, cookies }: AppLoadContext) {
  if (tokens.staff) await endStaffSession(domain, tokens.staff);
  return redirect('/admin', { headers: setCookies(cookies.endStaffSession()) });
}
