import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Trans, useTranslation } from 'react-i18next';
import { readRestoreOffer, restoreAccount } from '~/domain/deletions/restore-account';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { NarrowPage } from '../../accounts/frame/account-page';
import { formText } from '../../kit/forms/form-text';
import { setCookies } from '../../kit/session/set-cookies.server';
import { pageMeta } from '../../kit/site/page-meta';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { LocalTime } from '../../kit/site/local-time';
import { readForm } from '../../kit/forms/read-form.server';
import { readMailedToken } from '../../kit/session/mailed-link';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/**
 * Reads the token from the mail's link; after a log-in it is stored in a cookie that scripts cannot read.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const linked = readMailedToken(request);
  const [t, offer] = await Promise.all([
    translatorOf(context),
    readRestoreOffer(context.domain, linked ?? context.tokens.restore ?? ''),
  ]);
  const page = { title: t('account:restore.title') };
  if (!offer.ok) return data({ page, state: offer.reason }, 400);
  if (offer.isRestored) return data({ page, state: 'restored' as const });
  const dueAt = offer.dueAt.toISOString();
  return data({ page, state: 'offer' as const, dueAt, token: linked ?? '' });
}

/**
 * Restores the account. Opening the link alone changes nothing, because programs that scan mails open links
 * too.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { domain, cookies, userAgent } = context;
  const token = formText(form, 'token') || context.tokens.restore || '';
  const restored = await restoreAccount(domain, token, { userAgent });
  // The page itself shows the result.
  if (!restored.ok || !restored.tokens) return redirect('/restore');
  return redirect('/', {
    headers: setCookies([...cookies.startSession(restored.tokens), ...cookies.endRestoreOffer()]),
  });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function RestorePage() {
  const { t } = useTranslation('account');
  const offer = useLoaderData<typeof loader>();
  if (offer.state === 'offer') return <Offer dueAt={offer.dueAt} token={offer.token} />;
  const isRestored = offer.state === 'restored';
  const kind = {
    restored: 'restored',
    'invalid-token': 'invalid',
    'too-late': 'too-late',
  } as const;
  return (
    <NarrowPage>
      <h1 className="type-title">{t(`restore.${kind[offer.state]}-title`)}</h1>
      <p className="text-fg-2 mt-3 mb-7">{t(`restore.${kind[offer.state]}`)}</p>
      <ButtonLink to={isRestored ? '/sign_in' : '/'} size="large" className="w-full">
        {t(isRestored ? 'restore.log-in' : 'restore.home')}
      </ButtonLink>
    </NarrowPage>
  );
}

function Offer({ dueAt, token }: { dueAt: string; token: string }) {
  const { t } = useTranslation('account');
  const when = <LocalTime at={dueAt} format={{ dateStyle: 'long', timeStyle: 'short' }} />;
  return (
    <NarrowPage>
      <h1 className="type-title">{t('restore.heading')}</h1>
      <p className="text-fg-2 mt-3 mb-7">
        <Trans t={t} i18nKey="restore.offer" components={{ when }} />
      </p>
      <ActForm action="/restore">
        <input type="hidden" name="token" value={token} />
        <SubmitButton size="large" className="w-full" busyLabel={t('restore.keeping')}>
          {t('restore.keep')}
        </SubmitButton>
      </ActForm>
      <ButtonLink to="/" kind="ghost" size="large" className="mt-2 w-full">
        {t('restore.leave')}
      </ButtonLink>
    </NarrowPage>
  );
}
