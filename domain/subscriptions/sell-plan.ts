import type { Knex } from 'knex';
import type { OrderPrice } from '../payments/schema';
import type { DomainContext } from '../shared/context';
import { addPeriods, type Period } from '../shared/time/periods';
import { findPlan, type Plan } from './list-plans';
import {
  discountPercent,
  fullPrice,
  offerKeyOf,
  periodOfOffer,
  type OfferTerm,
} from './plan-price';
import { refuse, type Refusal } from './refusals';
import type { PlanOrder } from './schema';
import { findOfferTerm } from './special-offers';

/** The buyer: a person with an account, verified or not. */
export interface PlanBuyer {
  userId: string;
  isTest: boolean;
}

export interface PlanRequest {
  planId: string;
  specialOfferDurationKey?: string | null | undefined;
  bonusOfferKey?: string | null | undefined;
  affiliateKey?: string | null | undefined;
}

export interface PlanSale {
  ok: true;
  product: { kind: 'subscriptions'; id: string; name: string; details: PlanOrder };
  /** The price before tax, which is added or included depending on the buyer's country. */
  price: Omit<OrderPrice, 'tax'> & Required<Pick<OrderPrice, 'autoRenew'>>;
}

type SaleRefusal = Refusal<
  'no-such-plan' | 'subscription-running' | 'special-offer-over' | 'bonus-offer-over'
>;

/**
 * Returns the current sale of a plan to a person, to be frozen in an order. A person with a subscription
 * changes it instead (`changePlan`), which costs nothing today.
 */
export async function sellPlan(
  context: DomainContext,
  buyer: PlanBuyer,
  { planId, specialOfferDurationKey, bonusOfferKey, affiliateKey }: PlanRequest,
): Promise<PlanSale | SaleRefusal> {
  const plan = await findPlan(context, planId, buyer);
  if (!plan) return refuse('no-such-plan');
  if (await hasRunning(context, context.db, buyer.userId)) return refuse('subscription-running');
  if (bonusOfferKey && bonusOfferKey !== plan.bonus?.key) return refuse('bonus-offer-over');
  const term = specialOfferDurationKey
    ? await findOfferTerm(context, { ...buyer, planId, key: specialOfferDurationKey })
    : undefined;
  if (term === null) return refuse('special-offer-over');
  return {
    ok: true,
    product: {
      kind: 'subscriptions',
      id: plan.id,
      name: nameOf(plan),
      details: {
        planId: plan.id,
        planName: plan.name,
        durationMonths: plan.durationMonths,
        specialOfferKey: term ? offerKeyOf(term) : null,
        renewalMinor: fullPrice(plan).minor,
        bonusTokens: plan.bonus?.tokens ?? 0,
        bonusOfferKey: plan.bonus?.key ?? null,
        affiliateKey: affiliateKey ?? null,
        renewal: null,
      },
    },
    price: priceOf(plan, term, context.now()),
  };
}

function priceOf(plan: Plan, term: OfferTerm | undefined, now: Date): PlanSale['price'] {
  const all: Period = { unit: 'month', count: plan.durationMonths };
  const total = term?.payment ?? plan.payment;
  const list = fullPrice(plan);
  return {
    total,
    list,
    discountPercent: discountPercent(list, total),
    // The offer is only for people who never subscribed.
    ...(term && { isForNewcomers: true }),
    autoRenew: {
      price: fullPrice(plan),
      period: all,
      firstAt: addPeriods(now, term ? periodOfOffer(term) : all, 1),
    },
  };
}

/** Returns the name in orders and receipts. */
export const nameOf = ({ durationMonths }: Pick<Plan, 'durationMonths'>): string =>
  durationMonths === 1 ? '1 month subscription' : `${durationMonths} months subscription`;

/** Checks whether a person has a current plan, which they change instead of buying another. */
export async function hasRunning(
  { now }: Pick<DomainContext, 'now'>,
  db: Knex,
  userId: string,
): Promise<boolean> {
  const running = await db('subscriptions')
    .where({ user_id: userId })
    .whereNot('status', 'expired')
    .first<{ status: string; expires_at: Date } | undefined>('status', 'expires_at');
  // A cancelled subscription has ended after its period, even if this is not stored yet.
  return running !== undefined && (running.status !== 'canceled' || running.expires_at > now());
}
