import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { NarrowPage } from '../../accounts/frame/account-page';
import { PhotoExamples } from '../../creator-onboarding/steps/photo-guide';
import { stepHref } from '../../creator-onboarding/onboarding-hrefs';
import { requireApplicant } from '../../creator-onboarding/server/require-applicant.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { pageMeta } from '../../kit/site/page-meta';
import { ButtonLink } from '../../kit/ui/buttons/button';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireApplicant(request, context);
  const t = await translatorOf(context);
  return { page: { title: t('onboarding:photosFailed.title') } };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Says that the photos were refused, what good ones show, and where they are replaced. */
export default function PhotosFailedPage() {
  const { t } = useTranslation('onboarding');
  const { page } = useLoaderData<typeof loader>();
  return (
    <NarrowPage>
      <h1 className="type-h1">{page.title}</h1>
      <p className="text-fg-2 mt-2 mb-5">{t('photosFailed.text')}</p>
      <PhotoExamples kind="face" columns="grid-cols-2" />
      <ButtonLink to={stepHref('application')} size="large" className="mt-6 w-full">
        {t('photosFailed.replace')}
      </ButtonLink>
    </NarrowPage>
  );
}
