import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { AddCardForm } from '../../checkout/cards/add-card-form';
import { withCookies } from '../../kit/session/set-cookies.server';
import { allowProcessors } from '../../checkout/server/allow-processors.server';
import { requiresAddress } from '../../checkout/server/requires-address.server';
import { requireBuyer } from '../../checkout/server/require-buyer.server';
import { keepTyped, readTyped } from '../../checkout/server/stored-typed.server';
import { readPurpose, takeCard, wordsOf } from '../../checkout/server/take-card.server';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { pageMeta } from '../../kit/site/page-meta';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/** Serves the page to save a card for later; without scripts all of it happens here. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = requireBuyer(request, context);
  allowProcessors(context);
  const { searchParams } = new URL(request.url);
  const purpose = readPurpose(searchParams);
  const t = await translatorOf(context);
  return {
    page: { title: t('checkout:add.title') },
    form: {
      email: viewer.email,
      requiresAddress: await requiresAddress(context, viewer),
      typed: readTyped(context, viewer),
      from: purpose.from,
      purpose: wordsOf(purpose),
      token: searchParams.get('token')?.slice(0, 500),
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = requireBuyer(request, context);
  const form = await readForm(request);
  return withCookies(await takeCard({ context, viewer, form }), keepTyped(context, viewer, form));
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function AddCardPage() {
  const { t } = useTranslation('checkout');
  const { form } = useLoaderData<typeof loader>();
  const response = useActionData<typeof action>();
  return (
    <section className="mx-4 my-4 max-w-134.75 md:mx-auto md:my-9">
      <h1 className="type-h2">{t('add.title')}</h1>
      <p className="text-fg-2 mt-1 mb-4">{t('add.text')}</p>
      <AddCardForm {...form} response={response} />
    </section>
  );
}
