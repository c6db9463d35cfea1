import type { AppLoadContext } from '@remix-run/node';
import { getSubscription } from '~/domain/subscriptions/get-subscription';
import { planOrderSchema } from '~/domain/subscriptions/schema';
import { subscriptionSettings } from '~/domain/subscriptions/settings';
import { getBalance } from '~/domain/wallet/get-balance';
import { readPaidOrder } from '../../offers/server/read-outcome-modals.server';
import { readSlides } from '../../offers/server/read-slides.server';
import { buyerOf } from './read-premium-modals.server';

/**
 * Premium that was bought: whether it has begun, what it cost, and when it renews; or the plan that was
 * chosen to follow, which cost nothing.
 */
export async function readPremiumOutcome(context: AppLoadContext, told: Record<string, string>) {
  const { domain } = context;
  if (told['change'] !== undefined) return readChosenPlan(context, told['change']);
  const paid = await readPaidOrder(context, told);
  const bought = planOrderSchema.safeParse(paid?.order.product.details);
  if (!paid || !bought.success) return null;
  const { buyerId: userId, price } = paid.order;
  const [subscription, balance, { monthly_tokens_bonus }, slides] = await Promise.all([
    getSubscription(domain, userId),
    getBalance(domain, userId),
    domain.settings(subscriptionSettings),
    readSlides(context, {}),
  ]);
  const isActive = paid.isPaid && subscription?.status === 'Active';
  const next = subscription?.nextSubscription;
  return {
    isActive,
    isChange: false,
    months: bought.data.durationMonths,
    total: price.total,
    paidWith: paid.paidWith,
    renewsAt: (subscription?.renewsAt ?? price.autoRenew?.firstAt ?? null)?.toISOString() ?? null,
    renewal: subscription?.price ?? price.autoRenew?.price ?? null,
    balance,
    allowance: monthly_tokens_bonus + bought.data.bonusTokens,
    next: next
      ? { months: next.plan.durationMonths, at: next.startsAt.toISOString(), price: next.price }
      : null,
    cover: slides[0]?.image ?? null,
  };
}

/** Null where another plan follows than the address says, or none. */
async function readChosenPlan(context: AppLoadContext, planId: string) {
  const { domain } = context;
  const { userId } = buyerOf(context);
  const [subscription, balance, slides] = await Promise.all([
    getSubscription(domain, userId),
    getBalance(domain, userId),
    readSlides(context, {}),
  ]);
  const next = subscription?.nextSubscription;
  if (next?.plan.id !== planId) return null;
  const { durationMonths: months } = next.plan;
  return {
    isActive: true,
    isChange: true,
    months,
    total: { minor: 0, currency: next.price.currency },
    paidWith: null,
    renewsAt: null,
    renewal: null,
    balance,
    allowance: 0,
    next: { months, at: next.startsAt.toISOString(), price: next.price },
    cover: slides[0]?.image ?? null,
  };
}

export type PremiumOutcome = NonNullable<Awaited<ReturnType<typeof readPremiumOutcome>>>;
