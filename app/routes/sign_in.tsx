import {
  data,
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { signInWithPasskey } from '~/domain/accounts/finish-sign-in';
import { logIn } from '~/domain/accounts/log-in';
import { logInSchema } from '~/domain/accounts/schema';
import { parseSigned } from '~/domain/second-factors/schema';
import { refuse } from '~/domain/shared/errors';
import { AccountPage } from '../accounts/account-page';
import { codeStepHref, readFormOrigin, withRedirect } from '../accounts/form-origin';
import { underReviewHref } from '../accounts/under-review-href';
import { leaveWhenSignedIn } from '../accounts/server/leave-when-signed-in.server';
import { LogInForm } from '../accounts/log-in-form';
import { enterWith, leaveOutside } from '../second-factors/server/enter-with.server';
import { factorRefusals } from '../second-factors/factor-refusals';
import type { FormError } from '../forms/form-error';
import { formText } from '../forms/form-text';
import { parseForm } from '../forms/parse-form.server';
import { readForm } from '../forms/read-form.server';
import { setCookies } from '../accounts/server/set-cookies.server';
import { tooManyAttempts } from '../accounts/server/too-many-attempts.server';
import { challengeOf } from '../captcha/challenge-of';
import { pageMeta } from '../shell/page-meta';
import { useSite } from '../shell/use-site';
import { translatorOf } from '../i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../modals/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  leaveWhenSignedIn(request, context);
  const t = await translatorOf(context);
  return { page: { title: t('accounts:log-in'), description: t('characters:home.description') } };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (form.has('passkey')) return enterByPasskey(context, form);
  const submission = parseForm(form, logInSchema);
  const hideFields = ['password'];
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply({ hideFields }) }, 400);
  }
  const allowed = await context.limits.logIn(submission.value.email, challengeOf(form));
  if (!allowed.ok) return tooManyAttempts(submission, allowed);
  const answer = await logIn(context.domain, submission.value, {
    userAgent: context.userAgent,
    guestId: context.guestId ?? undefined,
  });
  if (!answer.ok && answer.reason === 'closing') {
    return redirect('/restore', {
      headers: setCookies(context.cookies.offerRestore(answer.restore)),
    });
  }
  if (!answer.ok && answer.reason === 'under_age_review') {
    return redirect(underReviewHref, { headers: setCookies(context.cookies.hold(answer.review)) });
  }
  if (!answer.ok && answer.reason === 'second-factor-required') {
    const { cookies, device } = context;
    return redirect(withRedirect('/second_step', readFormOrigin(form).redirectTo), {
      headers: setCookies([...cookies.keepTicket(answer.ticket), ...device.keep()]),
    });
  }
  if (!answer.ok && answer.reason !== 'wrong-credentials') {
    return redirect(`/held?${new URLSearchParams({ state: answer.reason })}`);
  }
  if (!answer.ok) {
    const formErrors: FormError[] = ['wrong email or password'];
    return data({ lastResult: submission.reply({ hideFields, formErrors }) }, 400);
  }
  if (answer.isVerified) await context.limits.logInSucceeded(submission.value.email);
  const remembered = answer.isVerified ? context.device.remember(submission.value.email) : [];
  const origin = readFormOrigin(form);
  return redirect(answer.isVerified ? origin.redirectTo : codeStepHref(origin, '/sign_in'), {
    headers: setCookies([...context.cookies.startSession(answer.tokens), ...remembered]),
  });
}

/** Signs in by a passkey alone; what its browser answered is the form's only field. */
async function enterByPasskey(context: AppLoadContext, form: FormData) {
  const { domain, device: asker, relyingParty: site, userAgent } = context;
  const guestId = context.guestId ?? undefined;
  const signed = parseSigned(formText(form, 'passkey'));
  const answer = signed
    ? await signInWithPasskey(domain, { asker, site, signed, userAgent, guestId })
    : refuse('passkey-refused');
  if (answer.ok) return enterWith(context, answer, readFormOrigin(form).redirectTo);
  if (answer.reason !== 'passkey-refused') return leaveOutside(context, answer);
  const error = { '': [factorRefusals['passkey-refused']] };
  return data({ lastResult: { status: 'error' as const, error } }, 400);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function SignInPage() {
  const { t } = useTranslation('accounts');
  const { product } = useSite();
  const answer = useActionData<typeof action>();
  return (
    <AccountPage title={t('log-in-to', { product: product.name })} subtitle={t('welcome-back')}>
      <LogInForm place="page" answer={answer} />
    </AccountPage>
  );
}
