import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { requestPasswordReset } from '~/domain/credentials/request-password-reset';
import { codeSchema, newPasswordFormSchema, requestResetSchema } from '~/domain/credentials/schema';
import { setNewPassword } from '~/domain/credentials/set-new-password';
import { verifyResetCode } from '~/domain/credentials/verify-reset-code';
import { codeRefusals } from '../../accounts/code-refusals';
import { readFormOrigin } from '../../accounts/form-origin';
import { describeRefusal } from '../../api/refusals';
import type { FormError } from '../../forms/form-error';
import { formText } from '../../forms/form-text';
import { setCookies } from '../../accounts/server/set-cookies.server';
import { challengeOf } from '../../captcha/challenge-of';
import { keepReset, readStoredReset, type StoredReset } from './stored-reset.server';
import { logInHref, resetHref } from '../reset-href';
import type { ResetResponse } from '../reset-progress';

const tooMany = codeRefusals['too-many-attempts'];
const notHuman = 'show that you are human' satisfies FormError;

interface Step {
  request: Request;
  context: AppLoadContext;
  form: FormData;
}

/** Does what a form of the reset asks for, and shows the step that follows. */
export async function takeResetStep(step: Step) {
  switch (step.form.get('intent')) {
    case 'verify':
      return verify(step);
    case 'resend':
      return resend(step);
    case 'set':
      return setPassword(step);
    case 'restart':
      return redirect(resetHref(readFormOrigin(step.form)), {
        headers: setCookies(step.context.cookies.endReset()),
      });
    case 'finish':
      return redirect(logInHref(readFormOrigin(step.form)), {
        headers: setCookies(step.context.cookies.endReset()),
      });
    default:
      return begin(step);
  }
}

const refuse = (answer: ResetResponse, status = 400) => data(answer, status);

async function goOn({ context, form }: Step, reset: StoredReset, more: string[] = []) {
  const cookies = [...(await keepReset(context, reset)), ...more];
  return redirect(resetHref(readFormOrigin(form)), { headers: setCookies(cookies) });
}

/** Whoever has lost their step on the way, or waited too long, is told at the first one. */
const startAgain = ({ form, context }: Step) =>
  redirect(resetHref(readFormOrigin(form)), { headers: setCookies(context.cookies.endReset()) });

async function begin(step: Step) {
  const typed = formText(step.form, 'email');
  const parsed = requestResetSchema.safeParse({ email: typed });
  if (!parsed.success) return refuse({ error: parsed.error.issues[0]?.message, email: typed });
  const { email } = parsed.data;
  const allowed = await step.context.limits.resetPassword(email, challengeOf(step.form));
  if (!allowed.ok) {
    const { wantsCaptcha } = allowed;
    if (wantsCaptcha) return refuse({ error: notHuman, email: typed, wantsCaptcha }, 422);
    return refuse({ error: tooMany, email: typed }, 429);
  }
  // Too soon for another code means that one is on its way: that step is the right one, too.
  const { domain, device } = step.context;
  await requestPasswordReset(domain, { email, asker: device });
  return goOn(step, { step: 'verification', email }, device.keep());
}

async function resend(step: Step) {
  const { domain, limits, device } = step.context;
  const kept = readStoredReset(step.context);
  if (kept?.step !== 'verification') return startAgain(step);
  const allowed = await limits.resetPassword(kept.email);
  const asked = { email: kept.email, asker: device };
  const sent = allowed.ok ? await requestPasswordReset(domain, asked) : allowed;
  return sent.ok
    ? data({ wasSent: true } satisfies ResetResponse, {
        headers: setCookies([...(await keepReset(step.context, kept)), ...device.keep()]),
      })
    : refuse({ wasSent: false, error: 'another code cannot be sent yet' }, 429);
}

async function verify(step: Step) {
  const { domain, limits, device } = step.context;
  const kept = readStoredReset(step.context);
  if (kept?.step !== 'verification') return startAgain(step);
  const code = codeSchema.safeParse(step.form.get('code') ?? undefined);
  if (!code.success) return refuse({ error: code.error.issues[0]?.message });
  const allowed = await limits.resetCode(kept.email);
  if (!allowed.ok) return refuse({ error: tooMany }, 429);
  const { email } = kept;
  const answer = await verifyResetCode(domain, { email, code: code.data, asker: device });
  if (!answer.ok) return refuse({ error: codeRefusals[answer.reason] });
  // Its owner reads the mails of the address: log-ins of strangers shall not hold this one up.
  const remembered = device.remember(email);
  return goOn(step, { step: 'set-new-password', token: answer.token }, remembered);
}

async function setPassword(step: Step) {
  const { domain, limits, viewer, cookies } = step.context;
  const kept = readStoredReset(step.context);
  if (kept?.step !== 'set-new-password') return startAgain(step);
  const parsed = newPasswordFormSchema.safeParse({
    newPassword: formText(step.form, 'newPassword'),
    confirmation: formText(step.form, 'confirmation'),
  });
  if (!parsed.success) {
    const faultOf = (field: string) =>
      parsed.error.issues.find(({ path }) => path[0] === field)?.message;
    return refuse({
      error: faultOf('newPassword'),
      confirmationError: faultOf('confirmation'),
    });
  }
  const allowed = await limits.newPassword(kept.token);
  if (!allowed.ok) return refuse({ error: tooMany }, 429);
  const { newPassword } = parsed.data;
  const answer = await setNewPassword(domain, { token: kept.token, newPassword });
  if (!answer.ok) {
    return refuse({
      error: answer.reason.startsWith('password-')
        ? describeRefusal(answer).message
        : 'ask for a new code',
    });
  }
  await limits.logInSucceeded(answer.email);
  const isOwn = viewer.kind === 'user' && viewer.userId === answer.userId;
  return goOn(step, { step: 'success' }, isOwn ? cookies.endSession() : []);
}
