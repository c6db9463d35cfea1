import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { noteAnalytics } from '~/domain/analytics/note-analytics';
import { refusePassword } from '~/domain/credentials/judge-password';
import { signUpFormSchema } from '~/domain/accounts/schema';
import { signUp } from '~/domain/accounts/sign-up';
import { registrationSource, trackedPerson } from '../../analytics/tracked';
import { AccountPage } from '../../accounts/frame/account-page';
import { requestedAccountType, isCreator } from '../../accounts/sign-up/account-type';
import { codeStepHref, readFormOrigin } from '../../accounts/sign-up/form-origin';
import { leaveWhenSignedIn } from '../../accounts/server/leave-when-signed-in.server';
import { formText } from '../../kit/forms/form-text';
import { handleForm } from '../../kit/forms/handle-form.server';
import { readForm } from '../../kit/forms/read-form.server';
import { setCookies } from '../../kit/session/set-cookies.server';
import { SignUpForm } from '../../accounts/sign-up/sign-up-form';
import { useSignUpTitle } from '../../accounts/sign-up/use-sign-up-title';
import { WelcomeLine } from '../../accounts/sign-up/welcome-line';
import { challengeOf } from '../../kit/captcha/challenge-of';
import { pageMeta } from '../../kit/site/page-meta';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  leaveWhenSignedIn(request, context);
  const t = await translatorOf(context);
  const isForCreators = isCreator(requestedAccountType(new URL(request.url).search));
  const title = isForCreators ? 'create-creator' : 'create-account';
  return {
    page: { title: t(`accounts:${title}`), description: t('characters:home.description') },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { domain, limits, refusals, cookies } = context;
  const form = await readForm(request);
  return handleForm(form, {
    schema: signUpFormSchema,
    secrets: ['password'],
    async judge() {
      const typed = formText(form, 'password');
      const refusal = typed ? await refusePassword(domain, typed) : null;
      return refusal ? { password: refusals.describe(refusal).message } : {};
    },
    limit: ({ email }) => limits.signUp(email, challengeOf(form)),
    async take(account) {
      const { user, tokens } = await signUp(domain, account, {
        userAgent: context.userAgent,
        locale: context.language.locale,
        guestId: context.guestId ?? undefined,
        origin: context.origin,
        referral: context.referral,
      });
      const origin = readFormOrigin(form);
      await noteAnalytics(domain, trackedPerson(user.id, context), {
        name: 'registration-started',
        properties: {
          source: registrationSource(origin.place),
          accountType: account.accountType,
        },
      });
      return redirect(codeStepHref(origin, '/sign_up'), {
        headers: setCookies(cookies.startSession(tokens)),
      });
    },
  });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function SignUpPage() {
  const response = useActionData<typeof action>();
  return (
    <AccountPage title={useSignUpTitle()} subtitle={<WelcomeLine />}>
      <SignUpForm place="page" response={response} />
    </AccountPage>
  );
}
