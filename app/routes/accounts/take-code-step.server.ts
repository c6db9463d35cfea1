import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { changeNotVerifiedEmail } from '~/domain/accounts/change-not-verified-email';
import { changeNotVerifiedEmailSchema } from '~/domain/accounts/schema';
import { changeEmailSchema } from '~/domain/credentials/schema';
import { sendSignUpCode } from '~/domain/accounts/send-sign-up-code';
import { noteAnalytics } from '~/domain/analytics/note-analytics';
import { registrationFlowSchema } from '~/domain/analytics/schema';
import { verifySignUp } from '~/domain/accounts/verify-sign-up';
import type { UserViewer } from '~/domain/viewers/viewer';
import { registrationSource, trackedPerson } from '../../analytics/tracked';
import type { CodeResponse } from '../../accounts/code/code-form';
import { codeRefusals, tooSoon } from '../../kit/forms/codes/code-refusals';
import { setCookies } from '../../kit/session/set-cookies.server';
import { codeStepHref, readFormOrigin } from '../../accounts/sign-up/form-origin';
import { withRedirect } from '../../kit/site/with-redirect';
import type { FormError } from '../../kit/i18n/form-error';
import { handleForm, refuseForm } from '../../kit/forms/handle-form.server';
import { formText } from '../../kit/forms/form-text';
import { afterProofHref } from '../../accounts/log-in/after-proof-href';

interface Step {
  context: AppLoadContext;
  viewer: UserViewer;
  form: FormData;
}

/** Handles a form of the code step: another code, another address, or entering the code. */
export async function takeCodeStep(step: Step) {
  const intent = step.form.get('intent');
  if (intent === 'resend') return resend(step);
  return intent === 'change-email' ? changeAddress(step) : verify(step);
}

async function resend({ context, viewer }: Step) {
  const allowed = await context.limits.resendCode(viewer.userId);
  const sent = allowed.ok ? await sendSignUpCode(context.domain, viewer) : allowed;
  return sent.ok ? data<CodeResponse>({ wasSent: true }) : refuseForm(tooSoon);
}

const verify = ({ context, viewer, form }: Step) =>
  handleForm(form, {
    schema: changeEmailSchema,
    secrets: ['code'],
    limit: () => context.limits.code(viewer.userId),
    limitAt: 'code',
    async take({ code }) {
      const answer = await verifySignUp(context.domain, {
        ...viewer,
        asker: context.device,
        code,
        guestId: context.guestId ?? undefined,
      });
      if (!answer.ok) return { at: 'code', error: codeRefusals[answer.reason] };
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
    },
  });

const changeRefusals = {
  'same-email': { error: 'this is your address already' },
  'too-many-attempts': { error: 'too many attempts', status: 429 },
  'not-found': { error: 'unknown error occurred' },
} as const satisfies Record<string, { error: FormError; status?: number }>;

const changeAddress = ({ context, viewer, form }: Step) =>
  handleForm(form, {
    schema: changeNotVerifiedEmailSchema,
    limit: () => context.limits.changeEmail(viewer.userId),
    limitAt: 'email',
    async take({ email }) {
      const { userId, sessionId } = viewer;
      const answer = await changeNotVerifiedEmail(context.domain, { userId, sessionId, email });
      if (!answer.ok) return { at: 'email', ...changeRefusals[answer.reason] };
      const origin = readFormOrigin(form);
      return redirect(
        origin.place === 'modal'
          ? codeStepHref(origin, '/verify')
          : withRedirect('/verify', origin.redirectTo),
      );
    },
  });
