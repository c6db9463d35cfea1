import type { DomainContext } from '../shared/context';

/** How many have taken a special offer since midnight (UTC), as pages may say it. */
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
