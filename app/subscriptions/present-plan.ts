import { addPeriods } from '~/domain/shared/time/periods';
import type { Plan } from '~/domain/subscriptions/list-plans';
import { discountPercent, finalMonthlyPrice, fullPrice } from '~/domain/subscriptions/plan-price';
import type { OfferedPlan } from './offered-plan';

/** Presents a plan for pages, with the price that the viewer would pay now. */
export function presentPlan(
  plan: Plan,
  { now, currentPlanId }: { now: Date; currentPlanId: string | null },
): OfferedPlan {
  const { id, durationMonths, payment, bonus } = plan;
  const listPrice = fullPrice(plan);
  return {
    id,
    months: durationMonths,
    price: payment,
    listPrice,
    perMonth: finalMonthlyPrice(plan),
    discountPercent: discountPercent(listPrice, payment),
    bonusTokens: bonus?.tokens ?? 0,
    renewal: fullPrice(plan),
    renewsAt: addPeriods(now, { unit: 'month', count: durationMonths }, 1).toISOString(),
    isCurrent: id === currentPlanId,
  };
}
