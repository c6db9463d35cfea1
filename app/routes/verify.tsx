import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { NarrowPage } from '../accounts/account-page';
import { requireUnverified } from '../accounts/server/require-unverified.server';
import { CodeStep, useCodeStepTitle } from '../credentials/code-step';
import { takeCodeStep } from '../credentials/server/take-code-step.server';
import { pageMeta } from '../shell/page-meta';
import { readForm } from '../forms/read-form.server';
import { translatorOf } from '../i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../modals/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUnverified(request, context);
  const t = await translatorOf(context);
  return { page: { title: t('accounts:code.title') } };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = requireUnverified(request, context);
  return takeCodeStep({ context, viewer, form: await readForm(request) });
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
