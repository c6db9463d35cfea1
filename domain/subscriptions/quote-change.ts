import type { DomainContext } from '../shared/context';
import type { Money } from '../shared/money';
import { addPeriods, type Period } from '../shared/time/periods';
import { dueOf } from './get-subscription';
import { findPlan, type Plan } from './list-plans';
import { fullPrice } from './plan-price';
import { refuse, type Refusal } from './refusals';
import type { PlanBuyer } from './sell-plan';
import { findSubscriptionRow, type SubscriptionRow } from './subscription-rows';

/** The effects of a change of plan, shown before it is chosen. */
export interface PlanChange {
  plan: Plan;
  /** The current plan. */
  current: { months: number; /** The price of each renewal. */ renewal: Money };
  /** The end of the paid period, at which the plan begins. */
  startsAt: Date;
  /** The price of the first period; nothing is charged before. */
  price: Money;
  /** The price, length and first date of later periods. */
  renewal: { price: Money; period: Period; firstAt: Date };
  /** True if the subscription was cancelled and would continue with the plan. */
  isCanceled: boolean;
  /** True if the plan is already selected. */
  isChosen: boolean;
  /** The saved card to charge; if null, the person's default card. */
  cardId: string | null;
}

/**
 * Returns the effects of a change to another plan. Refuses a person without a subscription or with this
 * same plan (`no-subscription`), and one with an unpaid period (`payment-due`).
 */
export async function quoteChange(
  context: Pick<DomainContext, 'db' | 'now'>,
  buyer: PlanBuyer,
  planId: string,
): Promise<
  { ok: true; change: PlanChange } | Refusal<'no-such-plan' | 'no-subscription' | 'payment-due'>
> {
  const plan = await findPlan(context, planId, buyer);
  if (!plan) return refuse('no-such-plan');
  const row = await findSubscriptionRow(context.db, { userId: buyer.userId });
  if (row?.status === 'past_due') return refuse('payment-due');
  const isPaused = row?.status === 'paused';
  const runs = isPaused || row?.status === 'active' || row?.status === 'canceled';
  const isOver = !isPaused && row !== undefined && row.expires_at <= context.now();
  if (!runs || isOver || row.plan_id === plan.id) {
    return refuse('no-subscription');
  }
  const { plan_months, renewal_minor, currency, expires_at, resumes_at } = row;
  if (plan_months === null || renewal_minor === null) return refuse('no-subscription');
  const period: Period = { unit: 'month', count: plan.durationMonths };
  return {
    ok: true,
    change: {
      plan,
      current: { months: plan_months, renewal: { minor: renewal_minor, currency } },
      startsAt: resumes_at ?? expires_at,
      price: plan.payment,
      renewal: {
        price: fullPrice(plan),
        period,
        firstAt: firstAfter(row, plan.durationMonths),
      },
      isCanceled: row.status === 'canceled',
      isChosen: row.next_plan_id === plan.id && dueOf(row)?.minor === plan.payment.minor,
      cardId: row.card_id,
    },
  };
}

/** Returns the end of the first period. Periods are counted from the anchor; a pause sets a new one. */
const firstAfter = (row: SubscriptionRow, months: number): Date =>
  row.resumes_at
    ? addPeriods(row.resumes_at, month, months)
    : addPeriods(row.anchor_at, month, row.anchor_months + months);

const month: Period = { unit: 'month', count: 1 };
