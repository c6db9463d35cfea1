import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { NarrowPage } from '../../accounts/frame/account-page';
import { readResetProgress } from '../../accounts/server/stored-reset.server';
import { ResetPassword } from '../../accounts/reset/reset-password';
import { takeResetStep } from '../../accounts/server/take-reset-step.server';
import { useResetTitle } from '../../accounts/reset/use-reset-title';
import { pageMeta } from '../../kit/site/page-meta';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ context }: LoaderFunctionArgs) {
  const [t, { step }] = await Promise.all([translatorOf(context), readResetProgress(context)]);
  return { page: { title: t(`credentials:reset.title.${step}`) } };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return takeResetStep({ request, context, form: await readForm(request) });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ResetPasswordPage() {
  const response = useActionData<typeof action>();
  return (
    <NarrowPage>
      <h1 className="type-title">{useResetTitle()}</h1>
      <ResetPassword place="page" response={response} />
    </NarrowPage>
  );
}
