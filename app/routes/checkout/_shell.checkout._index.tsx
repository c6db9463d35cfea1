import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { openCheckout } from '~/domain/checkout/open-checkout';
import { quoteChange } from '~/domain/subscriptions/quote-change';
import { readCheckoutRequest } from '../../checkout/checkout-href';
import { checkoutAt, pathOf, withModal } from '../../checkout/server/checkout-addresses';
import { soldInstead, whyNotSold } from '../../checkout/why-not-sold';
import { requireBuyer } from '../../checkout/server/require-buyer.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { isModalName } from '../../kit/modals/modal-name';
import { modals } from '../../modal-names';
import { pageMeta } from '../../kit/site/page-meta';
import { subscriptionPath } from '../../checkout/change/subscription-path';
import { ButtonLink } from '../../kit/ui/buttons/button';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/**
 * Creates the order that an address describes, and leads to its checkout: over the page the fan comes
 * from, or on its own page. Over a page, a visitor is prompted to sign up there first, and returns.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const from = pathOf(searchParams.get('from'));
  const isOver = searchParams.get('over') === 'true' && from !== null;
  const orderRequest = readCheckoutRequest(searchParams);
  if (orderRequest && isOver && context.viewer.kind !== 'user') {
    return redirect(withModal(from, 'checkoutModal', { ask: `/checkout?${searchParams}` }));
  }
  const viewer = requireBuyer(request, context);
  const t = await translatorOf(context);
  const page = { title: t('checkout:title') };
  const back = from ?? '/';
  if (!orderRequest) return { page, problem: 'session.unknown', instead: null, back } as const;
  const { domain, taxService, country } = context;
  const place = isOver ? 'modal' : 'page';
  const under = searchParams.get('openOnCheckoutClose') ?? '';
  // The modal that opens after the checkout is closed is already open below it.
  const over = isOver && isModalName(modals, under) ? withModal(from, under, {}) : from;
  const opened = await openCheckout(domain, viewer, {
    request: orderRequest,
    country: country ?? null,
    taxService,
  });
  if (opened.ok) {
    return redirect(checkoutAt({ subject: { order: opened.order.id }, place, from: over }));
  }
  if (opened.reason !== 'subscription-running') {
    const modal = soldInstead(orderRequest);
    const instead = modal && { modal, href: withModal(back, modal, {}) };
    return { page, problem: whyNotSold(opened.reason), instead, back } as const;
  }
  // A person with Premium changes their plan; one with an unpaid plan, or with this very plan, sees their
  // subscription.
  const changes = await quoteChange(domain, viewer, orderRequest.productId);
  return redirect(
    changes.ok
      ? checkoutAt({ subject: { change: orderRequest.productId }, place, from: over })
      : subscriptionPath,
  );
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Shows why nothing can be bought at an address. */
export default function NoCheckoutPage() {
  const { t } = useTranslation('checkout');
  const { t: ofPacks } = useTranslation('offers');
  const { t: ofPlans } = useTranslation('premium');
  const { problem, instead, back } = useLoaderData<typeof loader>();
  return (
    <section className="mx-4 max-w-135 py-11 md:mx-auto">
      <h1 className="type-h1">{t('title')}</h1>
      <p className="text-fg-2 mt-3 mb-6">{t(problem)}</p>
      <div className="flex flex-wrap gap-3">
        {instead && (
          <ButtonLink to={instead.href}>
            {instead.modal === 'buyTokenModal' ? ofPacks('see-packs') : ofPlans('see-plans')}
          </ButtonLink>
        )}
        <ButtonLink to={back} kind={instead ? 'light' : 'primary'}>
          {t('problem.back')}
        </ButtonLink>
      </div>
    </section>
  );
}
