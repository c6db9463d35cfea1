import type { Knex } from 'knex';
import { productSettings } from '../settings/settings';
import type { DomainContext } from '../shared/context';
import { findPlan, listOfferTerms, listPlans, type Plan } from './list-plans';
import { readOfferKey, type OfferTerm } from './plan-price';

export interface SpecialOffer {
  plan: Plan;
  /** The possible first periods; a single one if a key was given. */
  terms: OfferTerm[];
  /** The time until which the offer can be taken. */
  endsAt: Date;
}

/**
 * Returns the first-period offer for a person and marks it as shown; null if they have subscribed before,
 * their time has ended, or no plan has an offer. Their time begins when it is first shown; reopening does
 * not restart it. `isTest` selects offers under test.
 */
export async function openSpecialOffer(
  context: Pick<DomainContext, 'db' | 'now' | 'settings'>,
  userId: string,
  { key, isTest = false }: { key?: string | null | undefined; isTest?: boolean } = {},
): Promise<SpecialOffer | null> {
  const found = await findOffer(context, { key: key ?? null, isTest });
  if (!found || (await hasSubscribed(context.db, userId))) return null;
  const endsAt = await beginOpening(context, userId);
  return endsAt > context.now() ? { ...found, endsAt } : null;
}

async function findOffer(
  context: Pick<DomainContext, 'db' | 'now'>,
  { key, isTest }: { key: string | null; isTest: boolean },
): Promise<Omit<SpecialOffer, 'endsAt'> | null> {
  const requested = key === null ? null : readOfferKey(key);
  if (key !== null && requested === null) return null;
  const audience = isTest ? 'test' : 'everyone';
  // The shortest plan comes first, since an offer is meant for beginners.
  const plans = (await listPlans(context)).reverse();
  for (const plan of plans) {
    const all = await listOfferTerms(context, plan.id, audience);
    const terms = requested ? all.filter((term) => isSameTerm(term, requested)) : all;
    if (terms.length > 0) return { plan, terms };
  }
  return null;
}

const isSameTerm = (one: Omit<OfferTerm, 'payment'>, other: Omit<OfferTerm, 'payment'>): boolean =>
  one.unitType === other.unitType && one.unitAmount === other.unitAmount;

/** Returns a plan's offer by its key for a person who can still take it; null otherwise. */
export async function findOfferTerm(
  context: Pick<DomainContext, 'db' | 'now' | 'settings'>,
  request: { userId: string; planId: string; key: string; isTest: boolean },
): Promise<OfferTerm | null> {
  const term = readOfferKey(request.key);
  const plan = await findPlan(context, request.planId, request);
  if (!term || !plan || (await hasSubscribed(context.db, request.userId))) return null;
  const audiences = request.isTest ? (['test', 'everyone'] as const) : (['everyone'] as const);
  for (const audience of audiences) {
    const terms = await listOfferTerms(context, plan.id, audience);
    const found = terms.find((one) => isSameTerm(one, term));
    if (!found) continue;
    const endsAt = await beginOpening(context, request.userId);
    return endsAt > context.now() ? found : null;
  }
  return null;
}

/** Returns the number of special offers taken since midnight (UTC), as shown on pages. */
export async function countOfferTakers({
  db,
  now,
}: Pick<DomainContext, 'db' | 'now'>): Promise<number> {
  const midnight = new Date(now().setUTCHours(0, 0, 0, 0));
  const [row] = await db('subscription_periods')
    .where('created_at', '>=', midnight)
    .whereNotNull('special_offer_key')
    .whereNull('reversed_at')
    .count<{ count: string }[]>();
  return Number(row?.count ?? 0);
}

/** Checks whether a person ever had a subscription. */
async function hasSubscribed(db: Knex, userId: string): Promise<boolean> {
  return (await db('subscriptions').where({ user_id: userId }).first('id')) !== undefined;
}

/**
 * Returns the end of a person's time for the offer, which may be past; begins it now if it has not begun.
 */
async function beginOpening(
  { db, now, settings }: Pick<DomainContext, 'db' | 'now' | 'settings'>,
  userId: string,
): Promise<Date> {
  const { special_offer_timer } = await settings(productSettings);
  const openedAt = now();
  const endsAt = new Date(openedAt.getTime() + special_offer_timer * 1000);
  await db('special_offer_openings')
    .insert({ user_id: userId, opened_at: openedAt, ends_at: endsAt })
    .onConflict('user_id')
    .ignore();
  const opening = await db('special_offer_openings').where({ user_id: userId }).first('ends_at');
  return opening?.ends_at ?? endsAt;
}
