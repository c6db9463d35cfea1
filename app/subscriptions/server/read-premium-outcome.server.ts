import type { AppLoadContext } from '@remix-run/node';
import { getSubscription } from '~/domain/subscriptions/get-subscription';
import { planOrderSchema } from '~/domain/subscriptions/schema';
import { subscriptionSettings } from '~/domain/subscriptions/settings';
import { getBalance } from '~/domain/wallet/get-balance';
import { readPaidOrder } from '../../offers/server/read-outcome-modals.server';
import { readSlides } from '../../offers/server/read-slides.server';

/** Premium that was bought: whether it has begun, what it cost, and when it renews. */
export async function readPremiumOutcome(context: AppLoadContext, told: Record<string, string>) {
  const { domain } = context;
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

export type PremiumOutcome = NonNullable<Awaited<ReturnType<typeof readPremiumOutcome>>>;
