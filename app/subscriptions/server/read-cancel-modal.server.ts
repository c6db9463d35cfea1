import type { AppLoadContext } from '@remix-run/node';
import { getSubscription } from '~/domain/subscriptions/get-subscription';
import { findRecommendedPlan } from '~/domain/subscriptions/recommend-plan';
import { recordCancellationStep } from '~/domain/subscriptions/record-cancellation-step';
import { getBalance } from '~/domain/wallet/get-balance';
import { readStep } from '../../wizards/read-step.server';
import { leavingSteps } from '../cancel/leaving-steps';
import { listPlansFor } from '../list-plans-for';
import { presentPlan } from '../present-plan';
import { leavePremium } from './leave-premium.server';
import { buyerOf, readGives } from './read-premium-modals.server';

/** What the steps of leaving are drawn from. */
export type Leaving = NonNullable<Awaited<ReturnType<typeof readCancelModal>>>;

/**
 * What leaving Premium keeps and ends, the plan that may suit better and those that cost less; that it
 * was opened is noted. Null for who has no Premium to leave and comes from nowhere.
 */
export async function readCancelModal(context: AppLoadContext, told: Record<string, string>) {
  const { domain } = context;
  const { userId } = buyerOf(context);
  const subscription = await getSubscription(domain, userId);
  if (!subscription || (subscription.status === 'Expired' && told['step'] !== '6')) return null;
  const { status, isInGrace, periodEndsAt } = subscription;
  const isLeaving = status === 'Active';
  if (isLeaving && told['step'] === undefined) {
    await recordCancellationStep(domain, userId, { step: 1, action: 'open' });
  }
  const asked = leavingSteps[Number(told['step']) - 1] ?? 'first';
  const shown = asked in leavePremium.steps ? asked : 'first';
  const person = { kind: 'user', id: userId } as const;
  const [view, plans, recommended, balance, gives] = await Promise.all([
    isLeaving ? readStep(leavePremium, context, person, shown) : null,
    listPlansFor(domain, userId),
    findRecommendedPlan(domain, userId),
    getBalance(domain, userId),
    readGives(context),
  ]);
  const now = domain.now();
  const currentPlanId = subscription.plan?.id ?? null;
  const offered = plans.map((plan) => presentPlan(plan, { now, currentPlanId }));
  const own = offered.find(({ isCurrent }) => isCurrent);
  /** What is due comes first. */
  const others = isInGrace ? [] : offered.filter(({ isCurrent }) => !isCurrent);
  return {
    /** Null once they have left. */
    view,
    status,
    isInGrace,
    endsAt: periodEndsAt.toISOString(),
    balance,
    gives,
    recommended: others.find(({ id }) => id === recommended?.id) ?? null,
    /** Those whose month costs less than one's own. */
    smaller: others.filter(
      ({ perMonth }) => !own || perMonth.minor < own.renewal.minor / own.months,
    ),
  };
}
