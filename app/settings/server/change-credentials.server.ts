import { redirect, type AppLoadContext } from '@remix-run/node';
import { changeEmail } from '~/domain/credentials/change-email';
import { changePassword } from '~/domain/credentials/change-password';
import { initiateChangeEmail } from '~/domain/credentials/initiate-change-email';
import {
  changeEmailSchema,
  changePasswordSchema,
  initiateChangeEmailSchema,
} from '~/domain/credentials/schema';
import type { UserViewer } from '~/domain/viewers/viewer';
import { describeRefusal } from '../../api/refusals';
import type { FormError } from '../../forms/form-error';
import { parseForm } from '../../forms/parse-form.server';
import { codeRefusals } from '../../accounts/code-refusals';
import { setCookies } from '../../accounts/server/set-cookies.server';
import { proveHref } from '../../second-factors/prove-href';
import { places } from '../places';
import { settingsResponse } from './settings-response.server';

const tooMany: FormError[] = ['too many attempts'];

/** Answers the form of a new password. What was typed is never sent back. */
export async function savePassword(
  { domain, limits }: AppLoadContext,
  { userId, sessionId }: UserViewer,
  form: FormData,
) {
  const hideFields = ['oldPassword', 'newPassword'];
  const submission = parseForm(form, changePasswordSchema);
  if (submission.status !== 'success') {
    return settingsResponse('password', submission.reply({ hideFields }));
  }
  const allowed = await limits.password(userId);
  if (!allowed.ok) {
    return settingsResponse('password', submission.reply({ hideFields, formErrors: tooMany }), 429);
  }
  const changed = await changePassword(domain, { userId, sessionId, ...submission.value });
  if (!changed.ok) {
    if (changed.reason === 'proof-required') return redirect(proveHref(places.password));
    const field = changed.reason === 'wrong-password' ? 'oldPassword' : 'newPassword';
    const fieldErrors = { [field]: [describeRefusal(changed).message] };
    return settingsResponse('password', submission.reply({ hideFields, fieldErrors }));
  }
  return settingsResponse('password', submission.reply({ resetForm: true }));
}

const emailRefusals = {
  'wrong-password': { fieldErrors: { password: ['wrong password'] } },
  'same-email': { fieldErrors: { email: ['this is your address already'] } },
  'too-soon': { formErrors: ['another code cannot be sent yet'] },
  'too-many-attempts': { formErrors: tooMany },
} satisfies Record<
  string,
  { formErrors: FormError[] } | { fieldErrors: Record<string, FormError[]> }
>;

/** Answers the first step to another address; the second stands in the address of the page. */
export async function askForEmail(
  { domain, limits }: AppLoadContext,
  { userId, sessionId }: UserViewer,
  form: FormData,
) {
  const hideFields = ['password'];
  const submission = parseForm(form, initiateChangeEmailSchema);
  if (submission.status !== 'success') {
    return settingsResponse('email', submission.reply({ hideFields }));
  }
  const allowed = [await limits.password(userId), await limits.changeEmail(userId)];
  if (allowed.some(({ ok }) => !ok)) {
    return settingsResponse('email', submission.reply({ hideFields, formErrors: tooMany }), 429);
  }
  const asked = await initiateChangeEmail(domain, { userId, sessionId, ...submission.value });
  if (!asked.ok) {
    return settingsResponse(
      'email',
      submission.reply({ hideFields, ...emailRefusals[asked.reason] }),
    );
  }
  return redirect('/settings/security?change=code#email');
}

/** Answers the second step: the code that came to the new address. */
export async function proveEmail(
  { domain, limits, device }: AppLoadContext,
  { userId, sessionId }: UserViewer,
  form: FormData,
) {
  const submission = parseForm(form, changeEmailSchema);
  if (submission.status !== 'success') return settingsResponse('email-code', submission.reply());
  const allowed = await limits.code(userId);
  if (!allowed.ok) {
    return settingsResponse('email-code', submission.reply({ formErrors: tooMany }), 429);
  }
  const asked = { userId, sessionId, asker: device, ...submission.value };
  const changed = await changeEmail(domain, asked);
  if (!changed.ok) {
    const fieldErrors = { code: [codeRefusals[changed.reason]] };
    return settingsResponse('email-code', submission.reply({ fieldErrors }));
  }
  return redirect('/settings/security?change=done#email', {
    headers: setCookies(device.remember(changed.email)),
  });
}
