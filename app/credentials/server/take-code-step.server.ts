import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { changeNotVerifiedEmail } from '~/domain/accounts/change-not-verified-email';
import { changeNotVerifiedEmailSchema } from '~/domain/accounts/schema';
import { codeSchema } from '~/domain/credentials/schema';
import { sendSignUpCode } from '~/domain/accounts/send-sign-up-code';
import { noteAnalytics } from '~/domain/analytics/note-analytics';
import { registrationFlowSchema } from '~/domain/analytics/schema';
import { verifySignUp } from '~/domain/accounts/verify-sign-up';
import type { UserViewer } from '~/domain/viewers/viewer';
import { registrationSource, trackedPerson } from '../../analytics/tracked';
import type { CodeResponse } from '../../accounts/code-form';
import { codeRefusals } from '../../accounts/code-refusals';
import { setCookies } from '../../accounts/server/set-cookies.server';
import { codeStepHref, readFormOrigin, withRedirect } from '../../accounts/form-origin';
import type { FormError } from '../../forms/form-error';
import { formText } from '../../forms/form-text';
import { afterProofHref } from '../after-proof-href';

interface Step {
  context: AppLoadContext;
  viewer: UserViewer;
  form: FormData;
}

/** Does what a form of the code step asks for: another code, another address, or to be let in. */
export async function takeCodeStep(step: Step) {
  const intent = step.form.get('intent');
  if (intent === 'resend') return resend(step);
  return intent === 'change-email' ? changeAddress(step) : verify(step);
}

const refuse = (answer: CodeResponse, status = 400) => data(answer, status);

async function resend({ context, viewer }: Step) {
  const allowed = await context.limits.resendCode(viewer.userId);
  const sent = allowed.ok ? await sendSignUpCode(context.domain, viewer) : allowed;
  return sent.ok
    ? data({ wasSent: true } satisfies CodeResponse)
    : refuse({ wasSent: false, error: 'another code cannot be sent yet' }, 429);
}

async function verify({ context, viewer, form }: Step) {
  const code = codeSchema.safeParse(form.get('code') ?? undefined);
  if (!code.success) return refuse({ error: code.error.issues[0]?.message });
  const allowed = await context.limits.code(viewer.userId);
  if (!allowed.ok) return refuse({ error: codeRefusals['too-many-attempts'] }, 429);
  const answer = await verifySignUp(context.domain, {
    ...viewer,
    asker: context.device,
    code: code.data,
    guestId: context.guestId ?? undefined,
  });
  if (!answer.ok) return refuse({ error: codeRefusals[answer.reason] });
  const origin = readFormOrigin(form);
  await noteAnalytics(context.domain, trackedPerson(viewer.userId, context), {
    name: 'registration-completed',
    properties: {
      source: registrationSource(origin.place),
      flow: registrationFlowSchema.parse(formText(form, 'flow')),
    },
  });
  return redirect(afterProofHref(origin.redirectTo), {
    headers: setCookies(context.device.remember(viewer.email)),
  });
}

const changeRefusals = {
  'same-email': 'this is your address already',
  'too-many-attempts': 'too many attempts',
  'not-found': 'unknown error occurred',
} as const satisfies Record<string, FormError>;

async function changeAddress({ context, viewer, form }: Step) {
  const email = formText(form, 'email');
  const parsed = changeNotVerifiedEmailSchema.safeParse({ email });
  if (!parsed.success) return refuse({ error: parsed.error.issues[0]?.message, email });
  const allowed = await context.limits.changeEmail(viewer.userId);
  if (!allowed.ok) return refuse({ error: changeRefusals['too-many-attempts'], email }, 429);
  const answer = await changeNotVerifiedEmail(context.domain, {
    userId: viewer.userId,
    sessionId: viewer.sessionId,
    email: parsed.data.email,
  });
  if (!answer.ok) {
    const status = answer.reason === 'too-many-attempts' ? 429 : 400;
    return refuse({ error: changeRefusals[answer.reason], email }, status);
  }
  const origin = readFormOrigin(form);
  return redirect(
    origin.place === 'modal'
      ? codeStepHref(origin, '/verify')
      : withRedirect('/verify', origin.redirectTo),
  );
}
