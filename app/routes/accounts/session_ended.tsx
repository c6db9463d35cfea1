import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { NarrowPage } from '../../accounts/frame/account-page';
import { withRedirect } from '../../kit/site/with-redirect';
import { safePath } from '../../kit/site/safe-path';
import { translatorOf } from '../../kit/i18n/translator.server';
import { pageMeta } from '../../kit/site/page-meta';
import { useSite } from '../../kit/site/use-site';
import { buttonClass } from '../../kit/ui/buttons/button-class';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const t = await translatorOf(context);
  const redirectTo = safePath(new URL(request.url).searchParams.get('redirectTo'));
  return { page: { title: t('accounts:session-ended.title') }, redirectTo };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Shown after a form whose page was rendered for an account that is no longer signed in here. */
export default function SessionEndedPage() {
  const { t } = useTranslation('accounts');
  const { redirectTo } = useLoaderData<typeof loader>();
  const { viewer } = useSite();
  const isSignedIn = viewer.kind !== 'visitor';
  return (
    <NarrowPage>
      <h1 className="type-title">{t('session-ended.title')}</h1>
      <p className="text-fg-2 mt-3">
        {viewer.kind === 'member'
          ? t('session-ended.somebody-is-in', { name: viewer.name })
          : t('session-ended.text')}
      </p>
      <p className="text-fg-2 mt-2">{t('session-ended.kept')}</p>
      <div className="mt-7 flex flex-col gap-3">
        {!isSignedIn && (
          <Link
            to={withRedirect('/sign_in', redirectTo)}
            className={buttonClass({ size: 'large' }, 'w-full')}
          >
            {t('session-ended.log-in')}
          </Link>
        )}
        <Link
          to={redirectTo}
          reloadDocument
          className={buttonClass({ kind: 'outline', size: 'large' }, 'w-full')}
        >
          {t(isSignedIn ? 'session-ended.go-on-as' : 'session-ended.go-on')}
        </Link>
      </div>
    </NarrowPage>
  );
}
