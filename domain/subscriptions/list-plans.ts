import type { Knex } from 'knex';
import type { PlanSpecialOffersRow, SubscriptionPlansRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import type { Money } from '../shared/money';
import { readTogether } from '../shared/reading/read-together';
import { finalMonthlyPrice, type OfferTerm, type PlanPrice } from './plan-price';

export interface Plan extends PlanPrice {
  id: string;
  name: string;
  offerKey: string | null;
  /** Extra tokens while a bonus offer is running. */
  bonus: { key: string; tokens: number } | null;
}

type Audience = SubscriptionPlansRow['audience'];

interface PlanRow extends Pick<
  SubscriptionPlansRow,
  'id' | 'name' | 'duration_months' | 'offer_key'
> {
  audience: Audience;
  monthly_minor: number;
  payment_minor: number;
  currency: string;
  bonus_key: string | null;
  bonus_tokens: number | null;
}

/**
 * Returns the plans on sale, the longest first. Of several plans of one length, a viewer with an offer key
 * gets the plan with that key, a viewer who came through a partner gets the partner's plan, and others get
 * the ordinary one. `isTest` selects plans under test.
 */
export async function listPlans(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  {
    offerKey,
    isTest = false,
    isAffiliated = false,
  }: {
    offerKey?: string | undefined;
    isTest?: boolean;
    isAffiliated?: boolean;
  } = {},
): Promise<Plan[]> {
  const rows = await plansOnSale(db, now());
  const ranks = new Map<PlanRow, number>();
  for (const row of rows) {
    const rank = rankOf(row, { offerKey, isTest, isAffiliated });
    if (rank > 0) ranks.set(row, rank);
  }
  const best = new Map<number, PlanRow>();
  for (const [row, rank] of ranks) {
    const current = best.get(row.duration_months);
    if (!current || rank > (ranks.get(current) ?? 0)) best.set(row.duration_months, row);
  }
  return [...best.values()]
    .sort((one, other) => other.duration_months - one.duration_months)
    .map(toPlan);
}

/** Returns the monthly price of the plan that costs least per month; null if none is on sale. */
export async function findLowestMonth(
  context: Pick<DomainContext, 'db' | 'now'>,
): Promise<Money | null> {
  const months = (await listPlans(context)).map(finalMonthlyPrice);
  return months.sort((one, other) => one.minor - other.minor)[0] ?? null;
}

/** Returns how well a plan fits a list; 0 if it does not belong to it. */
function rankOf(
  { audience, offer_key }: Pick<PlanRow, 'audience' | 'offer_key'>,
  viewer: { offerKey: string | undefined; isTest: boolean; isAffiliated: boolean },
): number {
  if (viewer.isTest !== (audience === 'test')) return 0;
  if (offer_key !== null) return offer_key === viewer.offerKey ? 3 : 0;
  if (audience === 'affiliate') return viewer.isAffiliated ? 2 : 0;
  return 1;
}

/**
 * Returns a plan on sale by its id; null if there is none. Plans under test are only for test accounts. A
 * plan with an offer key or for partners can be bought by anyone who has its id.
 */
export async function findPlan(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  planId: string,
  { isTest }: { isTest: boolean },
): Promise<Plan | null> {
  const [row] = await plansOnSale(db, now(), planId);
  return row && (isTest || row.audience !== 'test') ? toPlan(row) : null;
}

function toPlan(row: PlanRow): Plan {
  const { currency, bonus_key, bonus_tokens } = row;
  return {
    id: row.id,
    name: row.name,
    durationMonths: row.duration_months,
    monthly: { minor: row.monthly_minor, currency },
    payment: { minor: row.payment_minor, currency },
    offerKey: row.offer_key,
    bonus:
      bonus_key === null || bonus_tokens === null ? null : { key: bonus_key, tokens: bonus_tokens },
  };
}

async function plansOnSale(db: Knex, now: Date, planId?: string): Promise<PlanRow[]> {
  const query = db.raw(
    `select plan.id, plan.name, plan.duration_months, plan.audience, plan.offer_key,
            price.monthly_minor, price.payment_minor, price.currency,
            bonus.key as bonus_key, bonus.tokens as bonus_tokens
       from subscription_plans plan
       join lateral (
         select * from plan_prices
          where plan_id = plan.id and valid_from <= :now order by valid_from desc limit 1
       ) price on true
       left join lateral (
         select * from subscription_bonus_offers
          where plan_id = plan.id and starts_at <= :now and (ends_at is null or ends_at > :now)
          order by tokens desc, key limit 1
       ) bonus on true
      where plan.is_active and (:planId::uuid is null or plan.id = :planId)
      order by plan.duration_months, plan.id`,
    { now, planId: planId ?? null },
  );
  return readTogether<PlanRow>(db, query, {});
}

/** A price of a plan from a day on, until the next entry of its history. */
export interface PastPrice extends Omit<PlanPrice, 'durationMonths'> {
  validFrom: Date;
}

/** Returns the price histories of plans until today, by plan id, the newest price first. */
export async function listPlanPrices(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  planIds: readonly string[],
): Promise<Map<string, PastPrice[]>> {
  const rows = await db('plan_prices')
    .whereIn('plan_id', planIds)
    .where('valid_from', '<=', now())
    .orderBy('valid_from', 'desc')
    .select('plan_id', 'valid_from', 'monthly_minor', 'payment_minor', 'currency');
  const prices = new Map<string, PastPrice[]>(planIds.map((id) => [id, []]));
  for (const { plan_id, valid_from, monthly_minor, payment_minor, currency } of rows) {
    prices.get(plan_id)?.push({
      validFrom: valid_from,
      monthly: { minor: monthly_minor, currency },
      payment: { minor: payment_minor, currency },
    });
  }
  return prices;
}

/** Returns a plan's special offers, the shortest first. */
export async function listOfferTerms(
  { db }: Pick<DomainContext, 'db'>,
  planId: string,
  audience: PlanSpecialOffersRow['audience'],
): Promise<OfferTerm[]> {
  const rows = await db('plan_special_offers')
    .where({ plan_id: planId, audience, is_active: true })
    .orderByRaw(`unit_type, unit_amount`)
    .select('unit_type', 'unit_amount', 'payment_minor', 'currency');
  return rows.map(({ unit_type, unit_amount, payment_minor, currency }) => ({
    unitType: unit_type,
    unitAmount: unit_amount,
    payment: { minor: payment_minor, currency },
  }));
}
