import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { emailSchema } from '~/domain/shared/email';
import { staffCodeSchema } from '~/domain/staff/schema';
import { endStaffSession } from '~/domain/staff/end-staff-session';
import { requestStaffCode } from '~/domain/staff/request-staff-code';
import { staffAccount } from '~/domain/staff/staff-account';
import { verifyStaffCode } from '~/domain/staff/verify-staff-code';
import { formText } from '../../forms/form-text';
import { codeRefusals } from '../../accounts/code-refusals';
import { setCookies } from '../../accounts/server/set-cookies.server';
import { takeFactorStep } from './take-factor-step.server';
import type { StaffResponse } from '../staff-response';

/** Does what a form of the back office's sign-in asks for, and shows the step that follows. */
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

const answer = (said: StaffResponse, status = 200) => data(said, status);

async function requestCode({ domain, limits, device }: AppLoadContext, form: FormData) {
  const typed = formText(form, 'email');
  const email = emailSchema.safeParse(typed);
  if (!email.success) {
    const error = email.error.issues[0]?.message ?? 'invalid email address';
    return answer({ step: 'email', email: typed, error }, 400);
  }
  const allowed = await limits.staffCode(staffAccount(email.data));
  if (!allowed.ok) {
    return answer({ step: 'email', email: typed, error: 'too many attempts' }, 429);
  }
  await requestStaffCode(domain, { email: email.data, asker: device });
  const headers = setCookies(device.keep());
  return data<StaffResponse>({ step: 'code', email: email.data }, { headers });
}

async function verifyCode({ domain, limits, device, cookies }: AppLoadContext, form: FormData) {
  const email = emailSchema.safeParse(form.get('email'));
  if (!email.success) return answer({ step: 'email', email: '' }, 400);
  const refuse = (error: string, status: number) =>
    answer({ step: 'code', email: email.data, error }, status);
  const code = staffCodeSchema.safeParse(form.get('code') ?? undefined);
  if (!code.success) return refuse(codeRefusals['invalid-code'], 400);
  const allowed = await limits.staffCodeEntry(staffAccount(email.data));
  if (!allowed.ok) return refuse(codeRefusals['too-many-attempts'], 429);
  const entry = { email: email.data, code: code.data, asker: device };
  const verified = await verifyStaffCode(domain, entry);
  if (!verified.ok) return refuse(codeRefusals[verified.reason], 400);
  return redirect('/admin', { headers: setCookies(cookies.keepTicket(verified.ticket)) });
}

async function signOut({ domain, tokens, cookies }: AppLoadContext) {
  if (tokens.staff) await endStaffSession(domain, tokens.staff);
  return redirect('/admin', { headers: setCookies(cookies.endStaffSession()) });
}
