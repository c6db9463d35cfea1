import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { findPasswordHash } from '~/domain/account-states/account-rows';
import { deviceOf } from '~/domain/shared/origin/device-of';
import { endOtherSessions, endSession } from '~/domain/sessions/end-sessions';
import { findRequestedEmail } from '~/domain/credentials/find-requested-email';
import { isFreshlyProved } from '~/domain/sessions/fresh-proof';
import { listSessions } from '~/domain/sessions/list-sessions';
import { idSchema } from '~/domain/shared/ids';
import { requireMember } from '../../kit/session/require-member.server';
import { requestEmailChange, proveEmail, savePassword } from './change-credentials.server';
import { EmailSection } from '../../settings/email-section';
import { PasswordForm } from '../../settings/password-form';
import { SessionList } from '../../settings/session-list';
import { changeFactors, isFactorChange } from '../../second-factors/server/change-factors.server';
import { memberAsOwner } from '../../second-factors/server/factors-owner.server';
import { FactorsSection } from '../../second-factors/factors-section';
import { readFactors } from '../../second-factors/server/read-factors.server';
import { SettingsSection } from '../../kit/shell/settings-section';
import { pageMeta } from '../../kit/site/page-meta';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = requireMember(request, context);
  const { userId, sessionId, email } = viewer;
  const { domain } = context;
  const step = new URL(request.url).searchParams.get('change');
  const [t, passwordHash, isFresh, pending, sessions, factors] = await Promise.all([
    translatorOf(context),
    findPasswordHash(domain, userId),
    isFreshlyProved(domain, viewer),
    step === 'code' ? findRequestedEmail(domain, { userId, sessionId }) : null,
    listSessions(domain, userId),
    readFactors(context, memberAsOwner(context, viewer)),
  ]);
  return {
    page: { title: t('account:sections.security') },
    hasPassword: passwordHash !== null,
    mustProve: passwordHash === null && !isFresh,
    factors,
    email: { email, pending, wasChanged: step === 'done' },
    sessions: sessions.map(({ id, userAgent, lastSeenAt }) => ({
      id,
      device: deviceOf(userAgent),
      lastSeenAt: lastSeenAt.toISOString(),
      isThis: id === sessionId,
    })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = requireMember(request, context);
  const form = await readForm(request);
  if (isFactorChange(form.get('intent'))) {
    return changeFactors(context, memberAsOwner(context, viewer), form);
  }
  switch (form.get('intent')) {
    case 'password':
      return savePassword(context, viewer, form);
    case 'email':
      return requestEmailChange(context, viewer, form);
    case 'email-code':
      return proveEmail(context, viewer, form);
    case 'end-session': {
      const sessionId = idSchema.safeParse(form.get('sessionId'));
      if (!sessionId.success) throw data(null, 400);
      // A session that has already ended counts as success.
      await endSession(context.domain, { userId: viewer.userId, sessionId: sessionId.data });
      return data({ intent: 'end-session' });
    }
    case 'end-others':
      await endOtherSessions(context.domain, viewer);
      return data({ intent: 'end-others' });
    default:
      throw data(null, 400);
  }
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function SecurityPage() {
  const { t } = useTranslation('account');
  const { hasPassword, mustProve, email, factors, sessions } = useLoaderData<typeof loader>();
  return (
    <>
      <PasswordForm hasPassword={hasPassword} mustProve={mustProve} />
      <EmailSection {...email} hasPassword={hasPassword} />
      <FactorsSection factors={factors} />
      <SettingsSection id="sessions" title={t('sessions.title')} about={t('sessions.about')}>
        <SessionList sessions={sessions} />
      </SettingsSection>
    </>
  );
}
