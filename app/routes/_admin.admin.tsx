import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readForm } from '../forms/read-form.server';
import { pageMeta } from '../shell/page-meta';
import { readStaffStep } from '../staff/server/read-staff-step.server';
import { StaffCodeForm } from '../staff/staff-code-form';
import { StaffEmailForm } from '../staff/staff-email-form';
import { StaffEnrolment } from '../staff/staff-enrolment';
import { StaffFrame } from '../staff/staff-frame';
import { StaffHome } from '../staff/staff-home';
import { StaffRecoveryCodes } from '../staff/staff-recovery-codes';
import { StaffSecondStep } from '../staff/staff-second-step';
import { useStaff } from '../staff/use-staff';
import type { StaffResponse } from '../staff/staff-response';
import { takeStaffStep } from '../staff/server/take-staff-step.server';
import { translatorOf } from '../i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../modals/ignore-modal-changes';

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
  const response: StaffResponse | undefined = useActionData<typeof action>();
  return staff && !response?.recoveryCodes ? (
    <StaffHome staff={staff} />
  ) : (
    <StaffFrame>
      <Step response={response} />
    </StaffFrame>
  );
}

/** A sign-in is the address, the code, and a second factor; whoever has none adds one. */
function Step({ response }: { response: StaffResponse | undefined }) {
  const { next } = useLoaderData<typeof loader>();
  if (response?.recoveryCodes) return <StaffRecoveryCodes codes={response.recoveryCodes} />;
  if (next?.step === 'prove') return <StaffSecondStep kinds={next.kinds} response={response} />;
  if (next) return <StaffEnrolment app={next.app} mayWait={next.mayWait} response={response} />;
  const isCodeDue = response?.email !== undefined || response?.intent === 'verify';
  return isCodeDue ? (
    <StaffCodeForm email={response.email ?? ''} response={response} />
  ) : (
    <StaffEmailForm response={response} />
  );
}
