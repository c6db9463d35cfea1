import type { DomainContext } from '../shared/context';
import type { Money } from '../shared/money';
import { addPeriods, type Period } from '../shared/time/periods';
import { dueOf } from './get-subscription';
import { findPlan, type Plan } from './list-plans';
import { fullPrice } from './plan-price';
import { refuse, type Refusal } from './refusals';
import type { PlanBuyer } from './sell-plan';
import { findSubscriptionRow } from './subscription-rows';

/** What a change of plan comes to, before anybody chooses it. */
export interface PlanChange {
  plan: Plan;
  /** The plan that runs. */
  current: { months: number; /** Each of its renewals. */ renewal: Money };
  /** When the period that is paid for ends, and the plan begins. */
  startsAt: Date;
  /** Its first period; nothing is charged before. */
  price: Money;
  /** Each later period, and the first of them. */
  renewal: { price: Money; period: Period; firstAt: Date };
  /** It was cancelled, and would go on with the plan. */
  isCanceled: boolean;
  /** It follows already. */
  isChosen: boolean;
  /** The saved card that is charged; a person's default one where there is none. */
  cardId: string | null;
}

/**
 * What it would come to if another plan followed the one that runs. Refused are who has none, or has
 * this very plan (`no-subscription`), and who owes for the period that runs (`payment-due`).
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
  const runs = row?.status === 'active' || row?.status === 'canceled';
  if (!runs || row.expires_at <= context.now() || row.plan_id === plan.id) {
    return refuse('no-subscription');
  }
  const { plan_months, renewal_minor, currency, anchor_at, anchor_months, expires_at } = row;
  if (plan_months === null || renewal_minor === null) return refuse('no-subscription');
  const period: Period = { unit: 'month', count: plan.durationMonths };
  return {
    ok: true,
    change: {
      plan,
      current: { months: plan_months, renewal: { minor: renewal_minor, currency } },
      startsAt: expires_at,
      price: plan.payment,
      renewal: {
        price: fullPrice(plan),
        period,
        // Periods are counted from the anchor, not from one another.
        firstAt: addPeriods(anchor_at, month, anchor_months + plan.durationMonths),
      },
      isCanceled: row.status === 'canceled',
      isChosen: row.next_plan_id === plan.id && dueOf(row)?.minor === plan.payment.minor,
      cardId: row.card_id,
    },
  };
}

const month: Period = { unit: 'month', count: 1 };
