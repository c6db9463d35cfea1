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
import type { FormError } from '../../kit/i18n/form-error';
import { handleForm } from '../../kit/forms/handle-form.server';
import { codeRefusals } from '../../kit/forms/codes/code-refusals';
import { setCookies } from '../../kit/session/set-cookies.server';
import { proveHref } from '../../second-factors/prove-href';
import { places } from '../../settings/places';

/** Handles the form of a new password. The input is never sent back. */
export const savePassword = (
  { domain, limits, refusals }: AppLoadContext,
  { userId, sessionId }: UserViewer,
  form: FormData,
) =>
  handleForm(form, {
    intent: 'password',
    schema: changePasswordSchema,
    secrets: ['oldPassword', 'newPassword'],
    limit: () => limits.password(userId),
    empties: true,
    async take(passwords) {
      const changed = await changePassword(domain, { userId, sessionId, ...passwords });
      if (changed.ok) return undefined;
      if (changed.reason === 'proof-required') return redirect(proveHref(places.password));
      const at = changed.reason === 'wrong-password' ? 'oldPassword' : 'newPassword';
      return { at, error: refusals.describe(changed).message };
    },
  });

const emailRefusals = {
  'wrong-password': { at: 'password', error: 'wrong password' },
  'same-email': { at: 'email', error: 'this is your address already' },
  'too-soon': { error: 'another code cannot be sent yet' },
  'too-many-attempts': { error: 'too many attempts' },
} as const satisfies Record<string, { at?: string; error: FormError }>;

/** Handles the first step of changing the address; the second step is named in the page's address. */
export const requestEmailChange = (
  { domain, limits }: AppLoadContext,
  { userId, sessionId }: UserViewer,
  form: FormData,
) =>
  handleForm(form, {
    intent: 'email',
    schema: initiateChangeEmailSchema,
    secrets: ['password'],
    async limit() {
      const allowed = [await limits.password(userId), await limits.changeEmail(userId)];
      return allowed.find(({ ok }) => !ok) ?? { ok: true };
    },
    async take(typed) {
      const initiated = await initiateChangeEmail(domain, { userId, sessionId, ...typed });
      if (!initiated.ok) return emailRefusals[initiated.reason];
      return redirect('/settings/security?change=code#email');
    },
  });

/** Handles the second step: the code sent to the new address. */
export const proveEmail = (
  { domain, limits, device }: AppLoadContext,
  { userId, sessionId }: UserViewer,
  form: FormData,
) =>
  handleForm(form, {
    intent: 'email-code',
    schema: changeEmailSchema,
    limit: () => limits.code(userId),
    async take({ code }) {
      const input = { userId, sessionId, asker: device, code };
      const changed = await changeEmail(domain, input);
      if (!changed.ok) return { at: 'code', error: codeRefusals[changed.reason] };
      return redirect('/settings/security?change=done#email', {
        headers: setCookies(device.remember(changed.email)),
      });
    },
  });
