import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { maskEmail } from '~/domain/credentials/mask-email';
import { identityCodeWait } from '~/domain/identities/pending-identity';
import { NarrowPage } from '../../accounts/frame/account-page';
import { requireClaim, takeLinkStep } from './take-link-step.server';
import { LinkAccountForm } from '../../accounts/sign-up/link-account-form';
import { pageMeta } from '../../kit/site/page-meta';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { domain } = context;
  const pending = await requireClaim(request, context);
  const [t, resendInSeconds] = await Promise.all([
    translatorOf(context),
    identityCodeWait(domain, { pendingId: pending.id, asker: context.device }),
  ]);
  return {
    page: { title: t('trust:link.title') },
    provider: pending.provider_name,
    maskedEmail: maskEmail(pending.email),
    resendInSeconds,
    measuredAt: domain.now().toISOString(),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return takeLinkStep({ request, context, form: await readForm(request) });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function LinkAccountPage() {
  const { t } = useTranslation('trust');
  const claim = useLoaderData<typeof loader>();
  const response = useActionData<typeof action>();
  return (
    <NarrowPage>
      <h1 className="type-title">{t('link.title')}</h1>
      <LinkAccountForm {...claim} response={response} />
    </NarrowPage>
  );
}
