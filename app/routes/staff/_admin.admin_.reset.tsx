import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Link, useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageMeta } from '../../kit/site/page-meta';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { Notice } from '../../kit/ui/feedback/notice';
import { StaffFrame } from '../../staff/staff-frame';
import { StaffResetForm, StaffResetRequest } from '../../staff/staff-reset-form';
import type { StaffResponse } from '../../staff/staff-response';
import { takeReset } from './take-reset.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ context }: LoaderFunctionArgs) {
  const t = await translatorOf(context);
  return { page: { title: t('staff:reset.title') } };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const step = takeReset(context, form);
  if (!step) throw data(null, 400);
  return step;
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Sets a new password of a member of staff by a mailed code. */
export default function StaffResetPage() {
  const { t } = useTranslation('staff');
  const response: StaffResponse | undefined = useActionData<typeof action>();
  const isCodeDue = response?.email !== undefined || response?.intent === 'reset';
  return (
    <StaffFrame>
      <Step response={response} isCodeDue={isCodeDue} />
      <p className="type-small text-fg-2 mt-4 text-center">
        <Link to="/admin" className="rounded-small underline underline-offset-2">
          {t('reset.back')}
        </Link>
      </p>
    </StaffFrame>
  );
}

function Step({
  response,
  isCodeDue,
}: {
  response: StaffResponse | undefined;
  isCodeDue: boolean;
}) {
  const { t } = useTranslation('staff');
  if (response?.intent === 'reset' && response.isDone) {
    return <Notice kind="ok">{t('reset.done')}</Notice>;
  }
  return isCodeDue ? (
    <StaffResetForm email={response?.email ?? ''} response={response} />
  ) : (
    <StaffResetRequest response={response} />
  );
}
