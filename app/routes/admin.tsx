import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { emailSchema, codeSchema } from '~/domain/accounts/schema';
import { endStaffSession } from '~/domain/staff/end-staff-session';
import { requestStaffCode } from '~/domain/staff/request-staff-code';
import { verifyStaffCode } from '~/domain/staff/verify-staff-code';
import { codeRefusals } from '../components/accounts/code-refusals';
import { formText } from '../forms/form-text';
import { readForm } from '../forms/read-form.server';
import { setCookies } from '../components/accounts/set-cookies.server';
import { pageMeta } from '../components/shell/page-meta';
import { StaffCodeForm } from '../components/staff/staff-code-form';
import { StaffEmailForm } from '../components/staff/staff-email-form';
import { StaffFrame } from '../components/staff/staff-frame';
import { StaffHome } from '../components/staff/staff-home';
import { translatorOf } from '../i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../modals/ignore-modal-changes';

/** Where a sign-in stands: the first step asks for the address, the second for the code. */
interface StepAnswer {
  step: 'email' | 'code';
  email: string;
  error?: string;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [t, staff] = await Promise.all([translatorOf(request, context.domain), context.staff()]);
  return {
    page: { title: t('staff:title') },
    staff: staff && { email: staff.email, role: staff.role },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  switch (form.get('intent')) {
    case 'sign-out':
      return signOut(context);
    case 'verify':
      return verifyCode(form, context);
    default:
      return requestCode(form, context);
  }
}

type Context = ActionFunctionArgs['context'];
const answer = (step: StepAnswer, status = 200) => data(step, status);

async function requestCode(form: FormData, context: Context) {
  const typed = formText(form, 'email');
  const email = emailSchema.safeParse(typed);
  if (!email.success) {
    const error = email.error.issues[0]?.message ?? 'invalid email address';
    return answer({ step: 'email', email: typed, error }, 400);
  }
  const allowed = await context.limits.staffCode(email.data);
  if (!allowed.ok) {
    return answer({ step: 'email', email: typed, error: 'too many attempts' }, 429);
  }
  await requestStaffCode(context.domain, { email: email.data });
  return answer({ step: 'code', email: email.data });
}

async function verifyCode(form: FormData, context: Context) {
  const email = emailSchema.safeParse(form.get('email'));
  if (!email.success) return answer({ step: 'email', email: '' }, 400);
  const refuse = (error: string, status: number) =>
    answer({ step: 'code', email: email.data, error }, status);
  const code = codeSchema.safeParse(form.get('code'));
  if (!code.success) return refuse(codeRefusals['invalid-code'], 400);
  const allowed = await context.limits.staffCodeEntry(email.data);
  if (!allowed.ok) return refuse(codeRefusals['too-many-attempts'], 429);
  const verified = await verifyStaffCode(context.domain, { email: email.data, code: code.data });
  if (!verified.ok) return refuse(codeRefusals[verified.reason], 400);
  return redirect('/admin', { headers: setCookies(context.cookies.startStaffSession(verified)) });
}

async function signOut(context: Context) {
  if (context.staffToken) await endStaffSession(context.domain, context.staffToken);
  return redirect('/admin', { headers: setCookies(context.cookies.endStaffSession()) });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function StaffPage() {
  const { staff } = useLoaderData<typeof loader>();
  const step = useActionData<typeof action>();
  if (staff) return <StaffHome staff={staff} />;
  return (
    <StaffFrame>
      {step?.step === 'code' ? (
        <StaffCodeForm email={step.email} answer={step} />
      ) : (
        <StaffEmailForm email={step?.email ?? ''} error={step?.error} />
      )}
    </StaffFrame>
  );
}
