import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData, useRevalidator } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ChangePanel } from '../../checkout/change/change-panel';
import { CheckoutPlaceProvider, readCheckoutParams } from '../../checkout/checkout-place';
import { pathOf } from '../../checkout/server/checkout-addresses';
import { readChange } from '../../checkout/server/read-change.server';
import { requireBuyer } from '../../checkout/server/require-buyer.server';
import { takeChangeForm } from './take-change-form.server';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { pageMeta } from '../../kit/site/page-meta';
import { subscriptionPath } from '../../checkout/change/subscription-path';

/**
 * Shows the price of another plan to a person with Premium. Without Premium, or with this very plan,
 * they see their subscription.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = requireBuyer(request, context);
  const { searchParams } = new URL(request.url);
  const view = await readChange(context, viewer, searchParams.get('plan'));
  if (!view) throw redirect(subscriptionPath);
  const t = await translatorOf(context);
  return {
    page: { title: t('checkout:change.title') },
    view,
    params: readCheckoutParams(Object.fromEntries(searchParams)),
    from: pathOf(searchParams.get('from')),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = requireBuyer(request, context);
  return takeChangeForm({ context, viewer, form: await readForm(request) });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ChangePage() {
  const { view, params, from } = useLoaderData<typeof loader>();
  const response = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  return (
    <CheckoutPlaceProvider
      value={{
        kind: 'page',
        subject: { change: view.planId },
        params,
        from,
        isFramable: false,
        reload: revalidate,
      }}
    >
      <section className="rounded-modal border-line-2 bg-modal shadow-card mx-4 my-4 max-w-134.75 border px-5 pt-7 pb-6.5 md:mx-auto md:my-9 md:p-8">
        <ChangePanel view={view} heading={heading} response={response} />
      </section>
    </CheckoutPlaceProvider>
  );
}

const heading = (title: ReactNode, look = '') => <h1 className={look || 'type-h2'}>{title}</h1>;
