import type { AppLoadContext } from '@remix-run/node';
import { checkoutSettings } from '~/domain/checkout/settings';
import { listCards } from '~/domain/payments/cards/cards';
import { idSchema } from '~/domain/shared/ids';
import { quoteChange } from '~/domain/subscriptions/quote-change';
import type { UserViewer } from '~/domain/viewers/viewer';
import type { ChangeView } from '../change/change-view';
import type { CheckoutView } from '../checkout-view';
import { presentCard } from '../presenters/checkout-for-buyer';

type Context = Pick<AppLoadContext, 'domain' | 'paymentProviders'>;

/** What a change to a plan comes to; null for whom it is none. */
export async function readChange(
  { domain, paymentProviders }: Context,
  viewer: UserViewer,
  planId: unknown,
): Promise<ChangeView | null> {
  const id = idSchema.safeParse(planId);
  const quoted = id.success ? await quoteChange(domain, viewer, id.data) : null;
  if (!quoted?.ok) return null;
  const { plan, startsAt, renewal, ...change } = quoted.change;
  const [cards, { statement_descriptor }] = await Promise.all([
    listCards(domain, viewer.userId),
    domain.settings(checkoutSettings),
  ]);
  const chargeable = cards.filter(({ processor }) =>
    paymentProviders.some((one) => one.id === processor && one.charge),
  );
  const now = domain.now();
  return {
    ...change,
    planId: plan.id,
    months: plan.durationMonths,
    startsAt: startsAt.toISOString(),
    renewal: { ...renewal, firstAt: renewal.firstAt.toISOString() },
    // Nothing is charged yet, so that no code is asked for.
    cards: chargeable.map((card) => presentCard({ ...card, needsCvc: false }, now)),
    statementName: statement_descriptor || null,
  };
}

/**
 * The plan of an order that is not paid, where Premium has begun since it was opened: it is changed now,
 * not bought a second time. Null for every other order.
 */
export async function findPlanToChange(
  { domain }: Pick<AppLoadContext, 'domain'>,
  viewer: UserViewer,
  { variant, state, isRenewal, productId }: CheckoutView,
): Promise<string | null> {
  const isUnpaid = state === 'open' || state === 'refused' || state === 'expired';
  if (variant !== 'subscriptions' || !isUnpaid || isRenewal) return null;
  return (await quoteChange(domain, viewer, productId)).ok ? productId : null;
}
