import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData, useRevalidator } from '@remix-run/react';
import type { ReactNode } from 'react';
import { idSchema } from '~/domain/shared/ids';
import { withCookies } from '../../kit/session/set-cookies.server';
import { CheckoutPanel } from '../../checkout/checkout-panel';
import { CheckoutPlaceProvider, readCheckoutParams } from '../../checkout/checkout-place';
import { allowProcessors } from '../../checkout/server/allow-processors.server';
import { checkoutAt, pathOf } from '../../checkout/server/checkout-addresses';
import { findPlanToChange } from '../../checkout/server/read-change.server';
import { readCheckout } from '../../checkout/server/read-checkout.server';
import { requireBuyer } from '../../checkout/server/require-buyer.server';
import { keepTyped } from '../../checkout/server/stored-typed.server';
import { takePayForm } from './take-pay-form.server';
import { useFramable } from '../../checkout/use-framable';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { pageMeta } from '../../kit/site/page-meta';

/** Shows an order in its current state; the other parameters of the address only affect how it is shown. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = requireBuyer(request, context);
  allowProcessors(context);
  const id = idSchema.safeParse(params['orderId']);
  const view = id.success ? await readCheckout(context, viewer, id.data) : null;
  if (!view) throw data(null, 404);
  const { searchParams } = new URL(request.url);
  const change = await findPlanToChange(context, viewer, view);
  if (change !== null) {
    const from = pathOf(searchParams.get('from'));
    throw redirect(checkoutAt({ subject: { change }, place: 'page', from }));
  }
  const t = await translatorOf(context);
  return {
    page: { title: t('checkout:title') },
    view,
    params: readCheckoutParams(Object.fromEntries(searchParams)),
    from: pathOf(searchParams.get('from')),
    /**
     * The token from the processor's page, without scripts; valid for one payment, when its buyer presses
     * the button.
     */
    token: searchParams.get('token')?.slice(0, 500),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const viewer = requireBuyer(request, context);
  const id = idSchema.safeParse(params['orderId']);
  if (!id.success) throw data(null, 404);
  const form = await readForm(request);
  return withCookies(
    await takePayForm({ context, viewer, orderId: id.data, form }),
    keepTyped(context, viewer, form),
  );
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function CheckoutPage() {
  const { view, params, from, token } = useLoaderData<typeof loader>();
  const response = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  const isFramable = useFramable(view.orderId);
  return (
    <CheckoutPlaceProvider
      value={{
        kind: 'page',
        subject: { order: view.orderId },
        params,
        from,
        isFramable,
        reload: revalidate,
      }}
    >
      <section className="rounded-modal border-line-2 bg-modal shadow-card mx-4 my-4 max-w-134.75 border px-5 pt-7 pb-6.5 md:mx-auto md:my-9 md:p-8">
        <CheckoutPanel view={view} heading={heading} response={response} token={token} />
      </section>
    </CheckoutPlaceProvider>
  );
}

const heading = (title: ReactNode, look = '') => <h1 className={look || 'type-h2'}>{title}</h1>;
