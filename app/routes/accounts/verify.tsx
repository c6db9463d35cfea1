import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import type { UserViewer } from '~/domain/viewers/viewer';
import { NarrowPage } from '../../accounts/frame/account-page';
import { afterProofHref } from '../../accounts/log-in/after-proof-href';
import { readFormOrigin } from '../../accounts/sign-up/form-origin';
import { safePath } from '../../kit/site/safe-path';
import { CodeStep, useCodeStepTitle } from '../../accounts/code/code-step';
import { takeCodeStep } from './take-code-step.server';
import { pageMeta } from '../../kit/site/page-meta';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUnverified(request, context);
  const t = await translatorOf(context);
  return { page: { title: t('accounts:code.title') } };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { viewer } = context;
  // A second press of the button leads to the same place as the first.
  if (viewer.kind === 'user' && viewer.isVerified && form.has('code')) {
    return redirect(afterProofHref(readFormOrigin(form).redirectTo));
  }
  return takeCodeStep({ context, viewer: requireUnverified(request, context), form });
}

/** Returns the viewer who has not verified their address yet; redirects anyone else. */
function requireUnverified(request: Request, { viewer }: AppLoadContext): UserViewer {
  const redirectTo = safePath(new URL(request.url).searchParams.get('redirectTo'));
  if (viewer.kind !== 'user') {
    throw redirect(`/sign_in?${new URLSearchParams({ redirectTo })}`);
  }
  if (viewer.isVerified) throw redirect(redirectTo);
  return viewer;
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function VerifyPage() {
  const response = useActionData<typeof action>();
  return (
    <NarrowPage>
      <h1 className="type-title">{useCodeStepTitle()}</h1>
      <CodeStep place="page" response={response} />
    </NarrowPage>
  );
}
