import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { viewAfter } from './cancel-subscription';
import { changeSubscription } from './change-subscription';
import type { SubscriptionView } from './get-subscription';
import { findPlan } from './list-plans';
import { fullPrice } from './plan-price';
import { noteCancellationAct } from './record-cancellation-step';
import { refuse, type Refusal } from './refusals';
import type { PlanBuyer } from './sell-plan';

/**
 * Has another plan follow when what is paid for ends; today costs nothing. The first of its periods
 * then costs its payment as it is told now, later ones its full price. Choosing the plan that runs
 * takes the choice back, and so what was cancelled goes on. Who was shown another price than that of
 * now (`shown`) is refused, and changes nothing.
 */
export async function changePlan(
  context: DomainContext,
  { userId, isTest }: PlanBuyer,
  {
    planId,
    cardId,
    shown,
  }: {
    planId: string;
    cardId?: string | undefined;
    /** In minor units: its first period, and each later one. */
    shown?: { minor: number; renewalMinor: number } | undefined;
  },
): Promise<
  | { ok: true; subscription: SubscriptionView }
  | Refusal<'no-such-plan' | 'no-subscription' | 'payment-due' | 'plan-price-changed'>
> {
  const plan = await findPlan(context, planId, { isTest });
  if (!plan) return refuse('no-such-plan');
  const next = {
    planId,
    minor: plan.payment.minor,
    renewalMinor: fullPrice(plan).minor,
  };
  const isAsShown = shown?.minor === next.minor && shown.renewalMinor === next.renewalMinor;
  if (shown && !isAsShown) return refuse('plan-price-changed');
  const chosen = await transact(context, async (trx) => {
    const whose = { userId };
    const changed = await changeSubscription(context, trx, whose, { kind: 'plan-chosen', next });
    if (!changed.ok || !changed.isChanged) return changed;
    if (cardId !== undefined) {
      await changeSubscription(context, trx, whose, { kind: 'card-chosen', cardId });
    }
    const { id } = changed.subscription;
    await noteCancellationAct(context, trx, { userId, id, action: 'change-plan', planId });
    return changed;
  });
  return chosen.ok ? viewAfter(context, userId) : chosen;
}

/** Takes back that another plan follows. */
export async function keepPlan(
  context: DomainContext,
  userId: string,
): Promise<
  { ok: true; subscription: SubscriptionView } | Refusal<'no-subscription' | 'payment-due'>
> {
  const kept = await transact(context, (trx) =>
    changeSubscription(context, trx, { userId }, { kind: 'plan-taken-back' }),
  );
  return kept.ok ? viewAfter(context, userId) : kept;
}
