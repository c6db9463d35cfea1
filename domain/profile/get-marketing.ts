import type { DomainContext } from '../shared/context';
import { marketingOriginSchema, type Marketing, type MarketingOrigin } from './marketing-origin';

/** Returns the marketing origin of a user in the form of the API; nulls if unknown. */
export async function getMarketing(
  context: Pick<DomainContext, 'db'>,
  userId: string,
): Promise<Marketing> {
  const row = await context
    .db('marketing_origins')
    .where({ user_id: userId })
    .first<MarketingOrigin | undefined>(Object.keys(marketingOriginSchema.shape));
  const { click_id, ...utmData } = row ?? marketingOriginSchema.parse({});
  return { click_id, utmData };
}
