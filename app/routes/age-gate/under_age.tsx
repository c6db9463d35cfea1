import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { NarrowPage } from '../../accounts/frame/account-page';
import { pageMeta } from '../../kit/site/page-meta';
import { translatorOf } from '../../kit/i18n/translator.server';
import { hasDeclaredUnderAge } from '../../age-gate/age';
import { readCookies } from '../../kit/session/read-cookies';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/**
 * Serves the page for minors: before they declare their age, the consequences; afterwards, where to find
 * help.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const cookieHeader = request.headers.get('cookie') ?? '';
  // The review has ended, and this response also removes the block of the browser.
  if (readCookies(cookieHeader).ageReview && !context.personUnderReview) throw redirect('/');
  const t = await translatorOf(context);
  return {
    page: { title: t('trust:under-age.title') },
    hasDeclared: hasDeclaredUnderAge(cookieHeader),
  };
}

export const meta: MetaFunction<typeof loader> = (args) => [
  ...pageMeta(args),
  { name: 'robots', content: 'noindex' },
];

export default function UnderAgePage() {
  const { t } = useTranslation('trust');
  const { hasDeclared } = useLoaderData<typeof loader>();
  return (
    <NarrowPage>
      <h1 className="type-title">{t(hasDeclared ? 'under-age.gone' : 'under-age.title')}</h1>
      <p className="text-fg-2 mt-3">{t(hasDeclared ? 'under-age.removed' : 'under-age.text')}</p>
      {!hasDeclared && (
        <ActForm action="/age" className="mt-6">
          <SubmitButton name="answer" value="under" kind="danger" size="large">
            {t('under-age.declare')}
          </SubmitButton>
        </ActForm>
      )}
      <p className="type-small text-fg-2 mt-6">
        <Link
          to="/privacy-policy#underage-policy"
          className="rounded-small text-fg underline underline-offset-2"
        >
          {t('under-age.policy')}
        </Link>
      </p>
    </NarrowPage>
  );
}
