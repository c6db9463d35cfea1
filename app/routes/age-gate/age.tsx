import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { confirmAdult } from '~/domain/age-reviews/confirm-adult';
import { declareUnderAge } from '~/domain/accounts/declare-under-age';
import { personOf } from '~/domain/viewers/person-of';
import { NarrowPage } from '../../accounts/frame/account-page';
import { safePath } from '../../kit/site/safe-path';
import { setCookies } from '../../kit/session/set-cookies.server';
import { proveHref } from '../../second-factors/prove-href';
import { pageMeta } from '../../kit/site/page-meta';
import { AgeQuestion } from '../../age-gate/age-question';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const t = await translatorOf(context);
  const redirectTo = safePath(new URL(request.url).searchParams.get('redirectTo'));
  return { page: { title: t('trust:age.title') }, redirectTo };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { cookies, domain, guestId, viewer } = context;
  if (form.get('answer') !== 'under') {
    const place = safePath(form.get('redirectTo'));
    const person = personOf(viewer);
    if (person) await confirmAdult(domain, person);
    return redirect(place, { headers: setCookies(cookies.confirmAge()) });
  }
  const user = viewer.kind === 'user' ? viewer : null;
  const declared = await declareUnderAge(domain, { user, guestId });
  // Leads back to the page that explains the consequences and has the button.
  if (!declared.ok) return redirect(proveHref('/under_age'));
  const kept = [...cookies.endSession(), ...cookies.endGuest(), ...cookies.rememberUnderAge()];
  return redirect('/under_age', { headers: setCookies(kept) });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function AgePage() {
  const { t } = useTranslation('trust');
  const { redirectTo } = useLoaderData<typeof loader>();
  return (
    <NarrowPage>
      <AgeQuestion
        title={<h1 className="type-title">{t('age.title')}</h1>}
        redirectTo={redirectTo}
      />
    </NarrowPage>
  );
}
