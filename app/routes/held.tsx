import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { NarrowPage } from '../components/accounts/account-page';
import { pageMeta } from '../components/shell/page-meta';
import { ButtonLink } from '../components/ui/button';
import { translatorOf } from '../i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../modals/ignore-modal-changes';

const states = ['suspended', 'terminated'] as const;

/** Where a log-in ends whose password was right; the page itself tells of nobody's account. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('state');
  const state = states.find((one) => one === asked);
  if (!state) throw redirect('/');
  const t = await translatorOf(request, context.domain);
  return { page: { title: t(`account:held.${state}-title`) }, state };
}

export const meta: MetaFunction<typeof loader> = (args) => [
  ...pageMeta(args),
  { name: 'robots', content: 'noindex' },
];

export default function HeldPage() {
  const { t } = useTranslation('account');
  const { state } = useLoaderData<typeof loader>();
  return (
    <NarrowPage>
      <h1 className="type-title">{t(`held.${state}-title`)}</h1>
      <p className="text-fg-2 mt-3 mb-7">{t(`held.${state}`)}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/contact" size="large" className="max-md:w-full">
          {t('held.appeal')}
        </ButtonLink>
        <ButtonLink
          to="/terms-of-service#conduct"
          kind="soft"
          size="large"
          className="max-md:w-full"
        >
          {t('held.rules')}
        </ButtonLink>
      </div>
    </NarrowPage>
  );
}
