import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { changeFactors, isFactorChange } from '../../second-factors/server/change-factors.server';
import { FactorsSection } from '../../second-factors/factors-section';
import { readFactors } from '../../second-factors/server/read-factors.server';
import { pageMeta } from '../../kit/site/page-meta';
import { requireStaff } from '../../staff/server/require-staff.server';
import { staffAsOwner } from '../../staff/server/staff-as-owner.server';
import { StaffShell } from '../../staff/staff-shell';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ context }: LoaderFunctionArgs) {
  const session = await requireStaff(context, 'own-sign-in.change');
  const [t, factors] = await Promise.all([
    translatorOf(context),
    readFactors(context, staffAsOwner(context, session)),
  ]);
  return { page: { title: t('staff:security') }, factors };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const session = await requireStaff(context, 'own-sign-in.change');
  const form = await readForm(request);
  if (!isFactorChange(form.get('intent'))) throw data(null, 400);
  return changeFactors(context, staffAsOwner(context, session), form);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function StaffSecurityPage() {
  const { t } = useTranslation('staff');
  const { factors } = useLoaderData<typeof loader>();
  return (
    <StaffShell title={t('security')} about={t('security-text')}>
      <div className="mt-8">
        <FactorsSection factors={factors} />
      </div>
    </StaffShell>
  );
}
