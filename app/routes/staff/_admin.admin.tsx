import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { readForm } from '../../kit/forms/read-form.server';
import { pageMeta } from '../../kit/site/page-meta';
import { decideShownStep, type ShownStep } from '../../staff/decide-shown-step';
import { readStaffStep } from '../../staff/server/read-staff-step.server';
import { StaffCodeForm } from '../../staff/staff-code-form';
import { StaffEmailForm } from '../../staff/staff-email-form';
import { StaffEnrolment } from '../../staff/staff-enrolment';
import { StaffFrame } from '../../staff/staff-frame';
import { StaffHome } from '../../staff/staff-home';
import { RecoveryCodes } from '../../second-factors/recovery-codes';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { StaffSecondStep } from '../../staff/staff-second-step';
import { useStaff } from '../../staff/use-staff';
import type { StaffResponse } from '../../staff/staff-response';
import { takeStaffStep } from './take-staff-step.server';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ context }: LoaderFunctionArgs) {
  const [t, staff] = await Promise.all([translatorOf(context), context.staff()]);
  return {
    page: { title: t('staff:title') },
    next: staff ? null : await readStaffStep(context),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return takeStaffStep(context, await readForm(request));
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function StaffPage() {
  const staff = useStaff();
  const { next } = useLoaderData<typeof loader>();
  const response: StaffResponse | undefined = useActionData<typeof action>();
  const shown = decideShownStep({ staff, next, response });
  if (shown.step === 'home') return <StaffHome staff={shown.staff} />;
  return (
    <StaffFrame>
      <Step shown={shown} response={response} />
    </StaffFrame>
  );
}

interface StepProps {
  shown: Exclude<ShownStep, { step: 'home' }>;
  response: StaffResponse | undefined;
}

function Step({ shown, response }: StepProps) {
  switch (shown.step) {
    case 'recovery-codes':
      return <StaffRecoveryCodes codes={shown.codes} />;
    case 'prove':
      return <StaffSecondStep kinds={shown.kinds} response={response} />;
    case 'enrol':
      return <StaffEnrolment app={shown.app} mayWait={shown.mayWait} response={response} />;
    case 'code':
      return <StaffCodeForm email={shown.email} response={response} />;
    case 'email':
      return <StaffEmailForm response={response} />;
  }
}

/** The last step of an enrolment: recovery codes for the case that the other factors are lost. */
function StaffRecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('staff');
  return (
    <>
      <h1 className="type-staff mb-5">{t('enrol.codes')}</h1>
      <RecoveryCodes codes={codes} />
      <a href="/admin" className={buttonClass({ kind: 'light' }, 'mt-5 w-full')}>
        {t('enrol.continue')}
      </a>
    </>
  );
}
