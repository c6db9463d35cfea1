import type { DomainContext } from '../shared/context';

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
