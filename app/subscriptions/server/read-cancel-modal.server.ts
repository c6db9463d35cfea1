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
import { readPauses } from './read-pauses.server';
import { buyerOf, readGives } from './read-premium-modals.server';

/** The data of the cancellation steps. */
export type Leaving = NonNullable<Awaited<ReturnType<typeof readCancelModal>>>;

/**
 * Returns what a cancellation of Premium keeps and ends, the recommended plan and the cheaper ones. Records
 * that it was opened. Null if the person has no Premium to cancel and does not come from the last step.
 */
export async function readCancelModal(context: AppLoadContext, params: Record<string, string>) {
  const { domain } = context;
  const { userId } = buyerOf(context);
  const subscription = await getSubscription(domain, userId);
  if (!subscription || (subscription.status === 'Expired' && params['step'] !== '6')) return null;
  const { status, isInGrace, periodEndsAt } = subscription;
  const isLeaving = status === 'Active' || status === 'Paused';
  if (isLeaving && params['step'] === undefined) {
    await recordCancellationStep(domain, userId, { step: 1, action: 'open' });
  }
  const requested = leavingSteps[Number(params['step']) - 1] ?? 'first';
  const shown = requested in leavePremium.steps ? requested : 'first';
  const person = { kind: 'user', id: userId } as const;
  const [view, plans, recommended, balance, gives, pauses] = await Promise.all([
    isLeaving ? readStep(leavePremium, context, person, shown) : null,
    listPlansFor(domain, userId),
    findRecommendedPlan(domain, userId),
    getBalance(domain, userId),
    readGives(context),
    readPauses(context, userId),
  ]);
  const now = domain.now();
  const currentPlanId = subscription.plan?.id ?? null;
  const offered = plans.map((plan) => presentPlan(plan, { now, currentPlanId }));
  const own = offered.find(({ isCurrent }) => isCurrent);
  /** While a payment is due, no other plan can be selected. */
  const others = isInGrace ? [] : offered.filter(({ isCurrent }) => !isCurrent);
  return {
    /** Null after the cancellation. */
    view,
    status,
    isInGrace,
    /** True if a pause runs, so that Premium is off already. */
    isOff: subscription.pause?.hasBegun === true,
    pauses: status === 'Active' ? pauses : null,
    endsAt: periodEndsAt.toISOString(),
    balance,
    gives,
    recommended: others.find(({ id }) => id === recommended?.id) ?? null,
    /** Plans with a lower price per month than the person's own. */
    smaller: others.filter(
      ({ perMonth }) => !own || perMonth.minor < own.renewal.minor / own.months,
    ),
  };
}
