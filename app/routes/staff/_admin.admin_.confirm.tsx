import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { findFactorKinds } from '~/domain/second-factors/list-factors';
import { reauthenticateStaff } from '~/domain/staff/reauthenticate-staff';
import { safePath } from '../../kit/site/safe-path';
import { setCookies } from '../../kit/session/set-cookies.server';
import { factorRefusals } from '../../second-factors/factor-refusals';
import { readProof } from '../../second-factors/server/read-proof.server';
import { SecondStepForm } from '../../second-factors/second-step-form';
import { pageMeta } from '../../kit/site/page-meta';
import { requireStaff } from '../../staff/server/require-staff.server';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { StaffFrame } from '../../staff/staff-frame';
import { refuseForm } from '../../kit/forms/handle-form.server';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/**
 * Shows the page to prove the identity before a change of a staff member's sign-in methods, when the
 * last proof is some minutes old.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { staffId } = await requireStaff(context, 'own-sign-in.change');
  const { domain, device } = context;
  const [t, kinds] = await Promise.all([
    translatorOf(context),
    findFactorKinds(domain.db, { kind: 'staff', id: staffId }),
  ]);
  const page = { title: t('factors:prove.title') };
  return data({ page, kinds }, { headers: setCookies(device.keep()) });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const session = await requireStaff(context, 'own-sign-in.change');
  const { domain, limits, device: asker, cookies } = context;
  const read = readProof(await readForm(request), context);
  if (!read.ok) return refuseForm(read);
  const allowed = await limits.secondFactor(session.staffId);
  if (!allowed.ok) {
    return refuseForm({ error: factorRefusals['too-many-attempts'], status: 429 });
  }
  const proved = await reauthenticateStaff(domain, session, { asker, proof: read.proof });
  if (proved.ok) {
    const back = new URL(request.url).searchParams.get('redirectTo');
    const headers = setCookies(cookies.startStaffSession(proved.tokens));
    return redirect(safePath(back, '/admin/security'), { headers });
  }
  if (proved.reason === 'no-session') return redirect('/admin');
  return refuseForm({ error: factorRefusals[proved.reason] });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function StaffConfirmPage() {
  const { t } = useTranslation('factors');
  const { kinds } = useLoaderData<typeof loader>();
  const response = useActionData<typeof action>();
  return (
    <StaffFrame>
      <h1 className="type-staff">{t('prove.title')}</h1>
      {kinds.hasApp || kinds.hasPasskey ? (
        <SecondStepForm kinds={kinds} purpose="prove" holder="staff" response={response} />
      ) : (
        <SignInAgain />
      )}
    </StaffFrame>
  );
}

/** Staff without a second factor prove their identity by signing in again, where they may add one. */
function SignInAgain() {
  const { t } = useTranslation('staff');
  return (
    <ActForm action="/admin">
      <p className="text-fg-2 mt-2 mb-6">{t('prove-by-sign-in')}</p>
      <SubmitButton intent="sign-out" size="large" className="w-full">
        {t('sign-in-again')}
      </SubmitButton>
    </ActForm>
  );
}
