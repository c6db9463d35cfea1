import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { NarrowPage } from '../../accounts/frame/account-page';
import { KycActs, KycRow } from '../../creator-identities/kyc-row';
import { ApprovalRows } from '../../creator-onboarding/approval-rows';
import { stepHref } from '../../creator-onboarding/onboarding-hrefs';
import { readApproval } from '../../creator-onboarding/server/read-approval.server';
import { requireMember } from '../../kit/session/require-member.server';
import { pageMeta } from '../../kit/site/page-meta';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { Notice } from '../../kit/ui/feedback/notice';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  return readApproval(context, requireMember(request, context));
}

export const meta: MetaFunction<typeof loader> = (args) => [
  ...pageMeta(args),
  { name: 'robots', content: 'noindex' },
];

/** Shows the way of an application that was sent in, and what its person can do now. */
export default function ApprovalPage() {
  const { t } = useTranslation('onboarding');
  const { page, stage, kyc, rows, decline } = useLoaderData<typeof loader>();
  return (
    <NarrowPage>
      <h1 className="type-h1">{page.title}</h1>
      <p className="text-fg-2 mt-2">{t(`approval.stage.${stage}.text`)}</p>
      {decline && (
        <div className="mt-5">
          <Notice kind="danger">
            {[...decline.reasons.map((reason) => t(`approval.cause.${reason}`)), decline.words]
              .filter((words) => words !== '')
              .join(' ')}{' '}
            {t(decline.mayTryAgain ? 'approval.again' : 'approval.final')}
          </Notice>
        </div>
      )}
      <div className="mt-6 grid gap-5">
        <ApprovalRows rows={rows} />
        {(stage === 'identity' || (decline?.mayTryAgain && kyc.status !== 'approved')) && (
          <>
            <KycRow kyc={kyc} />
            <KycActs kyc={kyc} />
          </>
        )}
        {stage === 'photos' && (
          <ButtonLink to={stepHref('photo-verification-failed')} size="large">
            {t('approval.photos')}
          </ButtonLink>
        )}
        {stage === 'live' && (
          <ButtonLink to="/verified-model/dashboard" size="large">
            {t('approval.dashboard')}
          </ButtonLink>
        )}
        <ButtonLink to="/verified-model/consent" kind="soft" size="large">
          {t('approval.consent')}
        </ButtonLink>
      </div>
    </NarrowPage>
  );
}
