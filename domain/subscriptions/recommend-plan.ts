import type { DomainContext } from '../shared/context';
import { findRunningSubscription } from './get-subscription';
import { listPlans, type Plan } from './list-plans';

/** What suits whoever has a plan: the next longer one, whose months cost less; after the longest, the next shorter. */
function recommendPlan(plans: readonly Plan[], durationMonths: number): Plan | null {
  const byLength = [...plans].sort((one, other) => one.durationMonths - other.durationMonths);
  const longer = byLength.find((plan) => plan.durationMonths > durationMonths);
  const shorter = byLength.findLast((plan) => plan.durationMonths < durationMonths);
  return longer ?? shorter ?? null;
}

/** What somebody who subscribes may want next; null where they do not, or nothing else is for sale. */
export async function findRecommendedPlan(
  context: Pick<DomainContext, 'db' | 'now'>,
  userId: string,
): Promise<Plan | null> {
  const { subscription } = await findRunningSubscription(context.db, userId, context.now());
  if (!subscription?.plan) return null;
  return recommendPlan(await listPlans(context), subscription.plan.durationMonths);
}
