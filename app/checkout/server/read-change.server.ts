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

/** Returns the change to a plan; null if it is no change for this person. */
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
    // Nothing is charged yet, so no code is required.
    cards: chargeable.map((card) => presentCard({ ...card, needsCvc: false }, now)),
    statementName: statement_descriptor || null,
  };
}

/**
 * Returns the plan of an unpaid order if Premium has started since the order was opened: the plan is then
 * changed instead of bought a second time. Returns null for every other order.
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
