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
 * Selects another plan from the end of the paid period on; it costs nothing today. Its first period then
 * has the payment shown now, later ones the full price. Selecting the current plan reverses the choice. A
 * cancelled subscription continues. If the price differs from the shown one (`shown`), it is refused and
 * nothing changes.
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
    /** The prices of the first and of each later period, in minor units. */
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

/** Reverses the choice of another plan. */
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
