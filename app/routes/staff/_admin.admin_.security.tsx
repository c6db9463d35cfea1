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
import { findStaffPasswordHash } from '~/domain/account-states/staff-rows';
import { OwnPassword } from '../../staff/own-password';
import { stamp } from '../../staff/presenters/stamp';
import { saveOwnPassword } from '../../staff/server/save-own-password.server';
import { requireStaff } from '../../staff/server/require-staff.server';
import { staffAsOwner } from '../../staff/server/staff-as-owner.server';
import { StaffShell } from '../../staff/staff-shell';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ context }: LoaderFunctionArgs) {
  const session = await requireStaff(context, 'own-sign-in.change');
  const [t, factors, passwordHash] = await Promise.all([
    translatorOf(context),
    readFactors(context, staffAsOwner(context, session)),
    findStaffPasswordHash(context.domain.db, session.staffId),
  ]);
  const { email, role, expiresAt } = session;
  return {
    page: { title: t('staff:security') },
    factors,
    own: { email, role, until: stamp(expiresAt), hasPassword: passwordHash !== null },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const session = await requireStaff(context, 'own-sign-in.change');
  const form = await readForm(request);
  if (form.get('intent') === 'password') return saveOwnPassword(context, session, form);
  if (!isFactorChange(form.get('intent'))) throw data(null, 400);
  return changeFactors(context, staffAsOwner(context, session), form);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function StaffSecurityPage() {
  const { t } = useTranslation('staff');
  const { factors, own } = useLoaderData<typeof loader>();
  const facts = [
    [t('own.email'), own.email],
    [t('own.role'), t(`role.${own.role}`)],
    [t('own.since'), own.until],
  ] as const;
  return (
    <StaffShell title={t('security')} about={t('security-text')}>
      <dl className="type-small mt-5 grid gap-y-2">
        {facts.map(([label, text]) => (
          <div key={label} className="flex flex-wrap gap-x-3">
            <dt className="text-fg-3 w-32">{label}</dt>
            <dd className="min-w-0 break-words tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-8">
        <OwnPassword email={own.email} hasPassword={own.hasPassword} />
        <FactorsSection factors={factors} />
      </div>
    </StaffShell>
  );
}
