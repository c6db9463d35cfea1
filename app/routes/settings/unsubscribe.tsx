import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { maskEmail } from '~/domain/credentials/mask-email';
import { readUnsubscribeToken } from '~/domain/unsubscribes/token';
import { unsubscribe } from '~/domain/unsubscribes/unsubscribe';
import { NarrowPage } from '../../accounts/frame/account-page';
import { pageMeta } from '../../kit/site/page-meta';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { readMailedToken } from '../../kit/session/mailed-link';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/**
 * Returns the token: mail programs send it in the one-click address, browsers in the cookie stored for
 * them.
 */
const tokenOf = (request: Request) =>
  new URL(request.url).searchParams.get('token') ?? readMailedToken(request) ?? '';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const t = await translatorOf(context);
  const token = tokenOf(request);
  const email = readUnsubscribeToken(context.domain, token);
  const page = { title: t('contact:unsubscribe.action') };
  return data({ page, email: email && maskEmail(email) }, email ? 200 : 400);
}

/** Handles the page's button and the one click of a mail program (RFC 8058), which send no other data. */
export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await unsubscribe(context.domain, tokenOf(request));
  return data({ isDone: answer.ok }, answer.ok ? 200 : 400);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function UnsubscribePage() {
  const { t } = useTranslation('contact');
  const { email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (email === null) {
    return (
      <NarrowPage>
        <h1 className="type-title">{t('unsubscribe.invalid-title')}</h1>
        <p className="text-fg-2 mt-3">{t('unsubscribe.invalid-text')}</p>
        <ButtonLink to="/contact" kind="soft" className="mt-6">
          {t('contact.title')}
        </ButtonLink>
      </NarrowPage>
    );
  }
  if (answer?.isDone) {
    return (
      <NarrowPage>
        <h1 className="type-title">{t('unsubscribe.done-title')}</h1>
        <p className="text-fg-2 mt-3">{t('unsubscribe.done-text', { email })}</p>
        <ButtonLink to="/" kind="soft" className="mt-6">
          {t('unsubscribe.home')}
        </ButtonLink>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage>
      <h1 className="type-title">{t('unsubscribe.title')}</h1>
      <p className="text-fg-2 mt-3">{t('unsubscribe.text', { email })}</p>
      <ActForm action="/unsubscribe">
        <SubmitButton size="large" className="mt-6 w-full" busyLabel={t('unsubscribe.busy')}>
          {t('unsubscribe.action')}
        </SubmitButton>
      </ActForm>
    </NarrowPage>
  );
}
