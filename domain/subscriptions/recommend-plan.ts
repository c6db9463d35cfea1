import type { DomainContext } from '../shared/context';
import { findRunningSubscription } from './get-subscription';
import { listPlans, type Plan } from './list-plans';

/**
 * Returns the plan to recommend: the next longer one, which costs less per month, or after the longest the
 * next shorter one.
 */
function recommendPlan(plans: readonly Plan[], durationMonths: number): Plan | null {
  const byLength = [...plans].sort((one, other) => one.durationMonths - other.durationMonths);
  const longer = byLength.find((plan) => plan.durationMonths > durationMonths);
  const shorter = byLength.findLast((plan) => plan.durationMonths < durationMonths);
  return longer ?? shorter ?? null;
}

/** Returns the plan to recommend to a subscriber; null if they have no plan, or no other one is on sale. */
export async function findRecommendedPlan(
  context: Pick<DomainContext, 'db' | 'now'>,
  userId: string,
): Promise<Plan | null> {
  const { subscription } = await findRunningSubscription(context.db, userId, context.now());
  if (!subscription?.plan) return null;
  return recommendPlan(await listPlans(context), subscription.plan.durationMonths);
}
