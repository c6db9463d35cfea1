import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { NarrowPage } from '../../accounts/frame/account-page';
import { pageMeta } from '../../kit/site/page-meta';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

const reasons = [
  'denied',
  'unavailable',
  'no-email',
  'too-many-attempts',
  'suspended',
  'terminated',
] as const;

/** Shows the page where a failed sign-in at a provider ends. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const t = await translatorOf(context);
  const requested = new URL(request.url).searchParams.get('reason');
  const reason = reasons.find((one) => one === requested) ?? 'invalid';
  return { page: { title: t('trust:failed.title') }, reason };
}

export const meta: MetaFunction<typeof loader> = (args) => [
  ...pageMeta(args),
  { name: 'robots', content: 'noindex' },
];

export default function SignInFailedPage() {
  const { t } = useTranslation('trust');
  const { reason } = useLoaderData<typeof loader>();
  return (
    <NarrowPage>
      <h1 className="type-title">{t('failed.title')}</h1>
      <p className="text-fg-2 mt-3 mb-7">{t(`failed.${reason}`)}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/sign_in" size="large">
          {t('failed.again')}
        </ButtonLink>
        <ButtonLink to="/" kind="soft" size="large">
          {t('failed.home')}
        </ButtonLink>
      </div>
    </NarrowPage>
  );
}
