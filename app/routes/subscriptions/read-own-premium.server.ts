import type { AppLoadContext } from '@remix-run/node';
import { listCards, type SavedCard } from '~/domain/payments/cards/cards';
import { listPayments } from '~/domain/payments/orders/list-payments';
import { decideCharge } from '~/domain/payments/cards/decide-charge';
import { getSubscription, type SubscriptionView } from '~/domain/subscriptions/get-subscription';
import { listPlanPrices } from '~/domain/subscriptions/list-plans';
import type { UserViewer } from '~/domain/viewers/viewer';
import { findEndingCard } from '../../payments/find-ending-card';
import { listPlansFor } from '../../subscriptions/list-plans-for';
import type { OfferedPlan } from '../../subscriptions/offered-plan';
import { presentPlan } from '../../subscriptions/present-plan';
import { subscriptionPath } from '../../checkout/change/subscription-path';
import type { OwnPremium } from '../../subscriptions/subscription-page-view';
import { readPauses } from '../../subscriptions/server/read-pauses.server';
import { readGives } from '../../subscriptions/server/read-premium-modals.server';

/** Payments per page. */
const paidPerPage = 12;

/** Returns all data of the page of a person's own Premium. */
export async function readOwnPremium(
  context: AppLoadContext,
  { userId }: UserViewer,
  search: URLSearchParams,
) {
  const { domain } = context;
  const [subscription, plans, cards, payments, gives, pauses] = await Promise.all([
    getSubscription(domain, userId),
    listPlansFor(domain, userId),
    listCards(domain, userId),
    listPayments(domain, userId, {
      limit: paidPerPage,
      cursor: search.get('paid') ?? undefined,
      status: 'completed',
    }),
    readGives(context),
    readPauses(context, userId),
  ]);
  const now = domain.now();
  const prices = await listPlanPrices(
    domain,
    plans.map(({ id }) => id),
  );
  const currentPlanId = subscription?.plan?.id ?? null;
  // Bonus tokens come with a plan that is bought, and not with one that follows another.
  const offered = plans.map((plan) => ({
    ...presentPlan(plan, { now, currentPlanId }),
    bonusTokens: 0,
  }));
  const isOver = !subscription || subscription.status === 'Expired';
  return {
    premium: isOver ? null : presentOwn(subscription, offered, cards),
    plans: offered,
    history: plans.map(({ id, durationMonths }) => ({
      id,
      months: durationMonths,
      prices: (prices.get(id) ?? []).map(({ validFrom, payment }) => ({
        since: validFrom.toISOString(),
        payment,
      })),
    })),
    cards: cards.map(presentCard),
    paid: payments.items
      .filter(({ productKind }) => productKind === 'subscriptions')
      .map(({ id, amount, completedAt, createdAt }) => ({
        id,
        amount,
        at: (completedAt ?? createdAt).toISOString(),
      })),
    earlierHref:
      payments.nextCursor &&
      `${subscriptionPath}?${new URLSearchParams({ paid: payments.nextCursor })}#receipts`,
    gives,
    pauses,
    requestedPlan: search.get('plan'),
  };
}

const presentCard = ({ id, brand, last4, holder, isDefault, isExpired }: SavedCard) => ({
  id,
  brand,
  last4,
  holder,
  isDefault,
  isExpired,
});

function presentOwn(
  own: SubscriptionView,
  plans: readonly OfferedPlan[],
  cards: readonly SavedCard[],
): OwnPremium {
  const card = decideCharge(cards, own.cardId);
  const plan = plans.find(({ isCurrent }) => isCurrent);
  const next = own.nextSubscription;
  return {
    status: own.status === 'Expired' ? 'Canceled' : own.status,
    pause: own.pause && {
      ...own.pause,
      from: own.pause.from.toISOString(),
      until: own.pause.until.toISOString(),
    },
    isInGrace: own.isInGrace,
    months: own.plan?.durationMonths ?? null,
    since: own.startedAt.toISOString(),
    endsAt: own.periodEndsAt.toISOString(),
    triesAgainAt: own.triesAgainAt?.toISOString() ?? null,
    price: own.price,
    next: next && {
      planId: next.plan.id,
      months: next.plan.durationMonths,
      at: next.startsAt.toISOString(),
      price: next.price,
    },
    renewal: next ? (plan?.renewal ?? null) : (own.price ?? plan?.renewal ?? null),
    ending: own.isInGrace || own.pause ? null : findEndingCard(cards, own),
    card: card
      ? { id: card.id, brand: card.brand, last4: card.last4, isExpired: card.isExpired }
      : null,
  };
}
