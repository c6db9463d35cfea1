import {
  data,
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { signInWithPasskey } from '~/domain/accounts/finish-sign-in';
import { logIn } from '~/domain/accounts/log-in';
import { logInSchema } from '~/domain/accounts/schema';
import { parseSigned } from '~/domain/second-factors/schema';
import { refuse } from '~/domain/second-factors/refusals';
import { AccountPage } from '../../accounts/frame/account-page';
import { codeStepHref, readFormOrigin } from '../../accounts/sign-up/form-origin';
import { withRedirect } from '../../kit/site/with-redirect';
import { underReviewHref } from '../../age-reviews/under-review-href';
import { leaveWhenSignedIn } from '../../accounts/server/leave-when-signed-in.server';
import { LogInForm } from '../../accounts/log-in/log-in-form';
import { proveBeforeLogIn } from '../../accounts/server/take-reset-step.server';
import { enterWith, leaveOutside } from '../../second-factors/server/enter-with.server';
import { factorRefusals } from '../../second-factors/factor-refusals';
import type { FormError } from '../../kit/i18n/form-error';
import type { FormResponse } from '../../kit/forms/form-response';
import { formText } from '../../kit/forms/form-text';
import { handleForm } from '../../kit/forms/handle-form.server';
import { readForm } from '../../kit/forms/read-form.server';
import { setCookies } from '../../kit/session/set-cookies.server';
import { safePath } from '../../kit/site/safe-path';
import { challengeOf } from '../../kit/captcha/challenge-of';
import { isOrderPath } from '../../checkout/order-path';
import { pageMeta } from '../../kit/site/page-meta';
import { useSite } from '../../kit/site/use-site';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  leaveWhenSignedIn(request, context);
  const t = await translatorOf(context);
  return { page: { title: t('accounts:log-in'), description: t('characters:home.description') } };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  return form.has('passkey') ? enterByPasskey(context, form) : enterByPassword(context, form);
}

async function enterByPassword(context: AppLoadContext, form: FormData) {
  const { domain, limits, cookies, device, userAgent } = context;
  return handleForm(form, {
    schema: logInSchema,
    secrets: ['password'],
    limit: ({ email }) => limits.logIn(email, challengeOf(form)),
    otherwise: async ({ email }, { wantsCode }) =>
      wantsCode ? proveBeforeLogIn({ context, form }, email) : null,
    async take(entry) {
      const guestId = context.guestId ?? undefined;
      const answer = await logIn(domain, entry, { userAgent, guestId });
      const origin = readFormOrigin(form);
      if (answer.ok) {
        if (answer.isVerified) await limits.forgive('logIn', entry.email);
        const remembered = answer.isVerified ? device.remember(entry.email) : [];
        return redirect(answer.isVerified ? origin.redirectTo : codeStepHref(origin, '/sign_in'), {
          headers: setCookies([...cookies.startSession(answer.tokens), ...remembered]),
        });
      }
      switch (answer.reason) {
        case 'wrong-credentials':
          return { error: 'wrong email or password' satisfies FormError };
        case 'closing':
          return redirect('/restore', {
            headers: setCookies(cookies.offerRestore(answer.restore)),
          });
        case 'under_age_review':
          return redirect(underReviewHref, { headers: setCookies(cookies.hold(answer.review)) });
        case 'second-factor-required':
          return redirect(withRedirect('/second_step', origin.redirectTo), {
            headers: setCookies([...cookies.keepTicket(answer.ticket), ...device.keep()]),
          });
        default:
          return redirect(`/held?${new URLSearchParams({ state: answer.reason })}`);
      }
    },
  });
}

/** Signs in by a passkey alone; the form's only field is the browser's response. */
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
  return data<FormResponse>({ lastResult: { status: 'error', error } }, 400);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function SignInPage() {
  const { t } = useTranslation('accounts');
  const { product } = useSite();
  const response = useActionData<typeof action>();
  const { search } = useLocation();
  const isForOrder = isOrderPath(safePath(new URLSearchParams(search).get('redirectTo')));
  return (
    <AccountPage
      title={t('log-in-to', { product: product.name })}
      subtitle={t(isForOrder ? 'order-waits' : 'welcome-back')}
    >
      <LogInForm place="page" response={response} />
    </AccountPage>
  );
}
