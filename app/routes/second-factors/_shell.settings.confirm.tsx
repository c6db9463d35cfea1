import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { findWayToProve } from '~/domain/accounts/prove-identity';
import { findFactorKinds } from '~/domain/second-factors/list-factors';
import { requireMember } from '../../kit/session/require-member.server';
import { safePath } from '../../kit/site/safe-path';
import { setCookies } from '../../kit/session/set-cookies.server';
import { ProveForm } from '../../second-factors/prove-form';
import { reauthenticate } from './reauthenticate.server';
import { SecondStepForm } from '../../second-factors/second-step-form';
import { SettingsSection } from '../../kit/shell/settings-section';
import { pageMeta } from '../../kit/site/page-meta';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/**
 * Shows the page to prove the identity before a change of the sign-in methods, when the last proof is some
 * minutes old.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const { domain, device } = context;
  const [t, way, kinds] = await Promise.all([
    translatorOf(context),
    findWayToProve(domain, userId),
    findFactorKinds(domain.db, { kind: 'user', id: userId }),
  ]);
  const page = { title: t('factors:prove.title') };
  return data({ page, way, kinds }, { headers: setCookies(device.keep()) });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = requireMember(request, context);
  const { searchParams } = new URL(request.url);
  const back = safePath(searchParams.get('redirectTo'), '/settings/security');
  return reauthenticate({ context, viewer, form: await readForm(request), back });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ConfirmPage() {
  const { t } = useTranslation('factors');
  const { way, kinds } = useLoaderData<typeof loader>();
  const response = useActionData<typeof action>();
  return (
    <SettingsSection id="prove" title={t('prove.title')} about={t('prove.about')}>
      {way === 'factor' ? (
        <SecondStepForm kinds={kinds} purpose="prove" response={response} />
      ) : (
        <ProveForm way={way} response={response} />
      )}
    </SettingsSection>
  );
}
