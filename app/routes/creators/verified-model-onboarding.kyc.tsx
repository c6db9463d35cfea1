import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { findCreatorOf } from '~/domain/creators/find-creator';
import { NarrowPage } from '../../accounts/frame/account-page';
import { KycActs, KycRow } from '../../creator-identities/kyc-row';
import { actOnKyc } from '../../creator-identities/server/act-on-kyc.server';
import { readKycFor } from '../../creator-identities/server/read-kyc.server';
import { introHref } from '../../creator-onboarding/onboarding-hrefs';
import { requireApplicant } from '../../creator-onboarding/server/require-applicant.server';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { pageMeta } from '../../kit/site/page-meta';
import { Notice } from '../../kit/ui/feedback/notice';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/** Shows one's own identification, and what one can do about it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = await requireApplicant(request, context);
  const creator = await findCreatorOf(context.domain, userId);
  const kyc = creator && (await readKycFor(context, creator.id));
  if (!kyc) throw redirect(introHref);
  const t = await translatorOf(context);
  return data({ page: { title: t('identity:title') }, kyc });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireApplicant(request, context);
  return actOnKyc(context, viewer, await readForm(request));
}

export const meta: MetaFunction<typeof loader> = (args) => [
  ...pageMeta(args),
  { name: 'robots', content: 'noindex' },
];

export default function KycPage() {
  const { t } = useTranslation('errors');
  const { page, kyc } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused;
  return (
    <NarrowPage>
      <h1 className="type-h1">{page.title}</h1>
      <div className="mt-6 grid gap-5">
        {refused && <Notice kind="danger">{t(refused as 'home')}</Notice>}
        <KycRow kyc={kyc} />
        <KycActs kyc={kyc} />
      </div>
    </NarrowPage>
  );
}
