import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { safePath } from '../../kit/site/safe-path';
import { setCookies } from '../../kit/session/set-cookies.server';
import { Footer } from '../../kit/shell/footer';
import { pageMeta } from '../../kit/site/page-meta';
import { useSite } from '../../kit/site/use-site';
import { ConsentCategories } from '../../consent/category-switches';
import { StoredList } from '../../consent/stored-list';
import { writeConsent } from '../../consent/consent';
import { readStored } from './read-stored.server';
import { storedInBrowser } from '../../stored-in-browser.server';
import { Notice } from '../../kit/ui/feedback/notice';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import type { Consent } from '../../consent/consent-categories';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [t, kept] = await Promise.all([
    translatorOf(context),
    readStored(context, storedInBrowser),
  ]);
  const { searchParams } = new URL(request.url);
  return {
    page: { title: t('trust:consent.title'), description: t('trust:consent.intro') },
    redirectTo: safePath(searchParams.get('redirectTo'), ''),
    wasSaved: searchParams.has('saved'),
    kept,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const place = safePath(form.get('redirectTo'), '/cookies?saved');
  return redirect(place, {
    headers: setCookies(
      context.cookies.rememberConsent(writeConsent(choiceOf(form), context.domain.now())),
    ),
  });
}

function choiceOf(form: FormData): Consent {
  const choice = form.get('choice');
  const isChosen = (category: keyof Consent) =>
    choice === 'all' || (choice === 'some' && form.get(category) === 'on');
  return { analytics: isChosen('analytics'), marketing: isChosen('marketing') };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function CookiesPage() {
  const { t } = useTranslation('trust');
  const { consent } = useSite();
  const { redirectTo, wasSaved, kept } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-[720px] px-4 md:px-6 lg:px-8">
      <h1 className="type-h1 pt-2">{t('consent.title')}</h1>
      <p className="text-fg-2 mt-3 mb-6">{t('consent.intro')}</p>
      {wasSaved && (
        <div className="mb-5">
          <Notice kind="ok">{t('consent.saved')}</Notice>
        </div>
      )}
      <ActForm>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <ConsentCategories key={JSON.stringify(consent)} consent={consent} />
        <div className="mt-6 flex flex-wrap gap-3">
          <SubmitButton name="choice" value="some" busyLabel={t('consent.saving')}>
            {t('consent.save')}
          </SubmitButton>
          <SubmitButton name="choice" value="all" kind="soft">
            {t('consent.all')}
          </SubmitButton>
          <SubmitButton name="choice" value="necessary" kind="soft">
            {t('consent.necessary')}
          </SubmitButton>
        </div>
      </ActForm>
      <StoredList kept={kept} />
      <Footer />
    </div>
  );
}
