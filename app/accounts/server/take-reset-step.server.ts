import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { requestPasswordReset } from '~/domain/credentials/request-password-reset';
import {
  changeEmailSchema,
  newPasswordFormSchema,
  requestResetSchema,
} from '~/domain/credentials/schema';
import { setNewPassword } from '~/domain/credentials/set-new-password';
import { verifyResetCode } from '~/domain/credentials/verify-reset-code';
import { codeRefusals, tooSoon } from '../../kit/forms/codes/code-refusals';
import { readFormOrigin, type FormOrigin } from '../sign-up/form-origin';
import { handleForm, refuseForm } from '../../kit/forms/handle-form.server';
import { setCookies } from '../../kit/session/set-cookies.server';
import { challengeOf } from '../../kit/captcha/challenge-of';
import { keepReset, readStoredReset, type StoredReset } from './stored-reset.server';
import { decideResetStep, type AtStep } from '../reset/decide-reset-step';
import { logInHref, resetHref } from '../reset/reset-href';
import type { ResetResponse } from '../reset/reset-progress';

interface Step {
  request: Request;
  context: AppLoadContext;
  form: FormData;
}

/** Handles a form of the reset and redirects to the next step. */
export async function takeResetStep(step: Step) {
  const decided = decideResetStep(step.form.get('intent'), readStoredReset(step.context));
  switch (decided.act) {
    case 'begin':
      return begin(step);
    case 'resend':
      return resend(step, decided.kept);
    case 'verify':
      return verify(step, decided.kept);
    case 'set':
      return setPassword(step, decided.kept);
    case 'start-again':
      return leave(step, resetHref);
    case 'finish':
      return leave(step, logInHref);
  }
}

async function goOn(
  { context, form }: Omit<Step, 'request'>,
  reset: StoredReset,
  more: string[] = [],
) {
  const cookies = [...(await keepReset(context, reset)), ...more];
  return redirect(resetHref(readFormOrigin(form)), { headers: setCookies(cookies) });
}

/** Deletes the stored step and redirects. */
const leave = (
  { form, context }: Step,
  hrefOf: (origin: FormOrigin) => string,
  more: string[] = [],
) =>
  redirect(hrefOf(readFormOrigin(form)), {
    headers: setCookies([...context.cookies.endReset(), ...more]),
  });

const begin = (step: Step) =>
  handleForm(step.form, {
    schema: requestResetSchema,
    limit: ({ email }) => step.context.limits.resetPassword(email, challengeOf(step.form)),
    limitAt: 'email',
    async take({ email }) {
      // A refusal because of the wait means that a code was sent recently, so the code step is right in
      // that case too.
      const { domain, device } = step.context;
      await requestPasswordReset(domain, { email, asker: device });
      return goOn(step, { step: 'verification', email }, device.keep());
    },
  });

/**
 * Leads a person without password attempts left to the code step: a correct code gives their device
 * its own attempts. The password is not checked before that, so a correct one reveals nothing.
 */
export async function proveBeforeLogIn(step: Omit<Step, 'request'>, email: string) {
  const { domain, limits, device } = step.context;
  const allowed = await limits.logInCode(email);
  if (!allowed.ok) return null;
  await requestPasswordReset(domain, { email, asker: device });
  return goOn(step, { step: 'verification', email, isForLogIn: true }, device.keep());
}

async function resend(step: Step, kept: AtStep<'verification'>) {
  const { domain, limits, device } = step.context;
  const allowed = await (kept.isForLogIn ? limits.logInCode : limits.resetPassword)(kept.email);
  const input = { email: kept.email, asker: device };
  const sent = allowed.ok ? await requestPasswordReset(domain, input) : allowed;
  if (!sent.ok) return refuseForm(tooSoon);
  return data<ResetResponse>(
    { wasSent: true },
    { headers: setCookies([...(await keepReset(step.context, kept)), ...device.keep()]) },
  );
}

async function verify(step: Step, kept: AtStep<'verification'>) {
  const { domain, limits, device } = step.context;
  const { email } = kept;
  return handleForm(step.form, {
    schema: changeEmailSchema,
    secrets: ['code'],
    limit: () => limits.resetCode(email),
    limitAt: 'code',
    async take({ code }) {
      const answer = await verifyResetCode(domain, { email, code, asker: device });
      if (!answer.ok) return { at: 'code', error: codeRefusals[answer.reason] };
      // The owner reads the mail of this address, so failed log-ins from other devices must not block this
      // device.
      const remembered = device.remember(email);
      if (kept.isForLogIn) return leave(step, logInHref, remembered);
      return goOn(step, { step: 'set-new-password', token: answer.token }, remembered);
    },
  });
}

async function setPassword(step: Step, kept: AtStep<'set-new-password'>) {
  const { domain, limits, viewer, cookies } = step.context;
  const { token } = kept;
  return handleForm(step.form, {
    schema: newPasswordFormSchema,
    secrets: ['newPassword', 'confirmation'],
    limit: () => limits.newPassword(token),
    limitAt: 'newPassword',
    async take({ newPassword }) {
      const answer = await setNewPassword(domain, { token, newPassword });
      if (!answer.ok) {
        const error = answer.reason.startsWith('password-')
          ? step.context.refusals.describe(answer).message
          : 'ask for a new code';
        return { at: 'newPassword', error };
      }
      await limits.forgive('logIn', answer.email);
      const isOwn = viewer.kind === 'user' && viewer.userId === answer.userId;
      return goOn(step, { step: 'success' }, isOwn ? cookies.endSession() : []);
    },
  });
}
