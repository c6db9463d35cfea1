import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { idSchema } from '~/domain/shared/ids';
import { findActiveStaffById } from '~/domain/staff/find-active-staff';
import { resetStaffFactors } from '~/domain/staff/reset-staff-factors';
import { pageMeta } from '../kit/site/page-meta';
import { requireFreshStaff, requireStaff } from '../staff/server/require-staff.server';
import { StaffFrame } from '../staff/staff-frame';
import { ButtonLink } from '../kit/ui/buttons/button';
import { translatorOf } from '../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../kit/revalidation/ignore-modal-changes';

/**
 * Asked before somebody's second factors are taken from them; whoever asks proves anew who they
 * are.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const by = await requireStaff(context, 'staff.reset');
  const id = idSchema.safeParse(params['staffId']);
  const member = id.success && (await findActiveStaffById(context.domain.db, id.data));
  if (!member || member.id === by.staffId) throw data(null, 404);
  await requireFreshStaff(context, by, new URL(request.url).pathname);
  const t = await translatorOf(context);
  return { page: { title: t('staff:reset.title') }, email: member.email };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireStaff(context, 'staff.reset');
  const id = idSchema.safeParse(params['staffId']);
  if (!id.success) throw data(null, 404);
  await requireFreshStaff(context, by, new URL(request.url).pathname);
  const reset = await resetStaffFactors(context.domain, { by, staffId: id.data });
  if (!reset.ok) throw data(null, reset.reason === 'not-found' ? 404 : 403);
  return redirect('/admin/staff?reset=done');
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ResetStaffFactorsPage() {
  const { t } = useTranslation('staff');
  const { email } = useLoaderData<typeof loader>();
  return (
    <StaffFrame>
      <h1 className="type-staff">{t('reset.title')}</h1>
      <p className="mt-3 font-[540] break-all">{email}</p>
      <p className="text-fg-2 mt-2 mb-6">{t('reset.text')}</p>
      <ActForm className="space-y-3">
        <SubmitButton kind="danger" className="w-full" busyLabel={t('reset.busy')}>
          {t('reset.do')}
        </SubmitButton>
        <ButtonLink to="/admin/staff" kind="ghost" className="w-full">
          {t('reset.cancel')}
        </ButtonLink>
      </ActForm>
    </StaffFrame>
  );
}
