import { getMarketing } from '~/domain/profile/get-marketing';
import type { DomainContext } from '~/domain/shared/context';
import { listPlans } from '~/domain/subscriptions/list-plans';

/**
 * The plans on sale to somebody: in place of the ordinary ones those of an offer's key, or those of
 * the partner they came by. To null, whom nobody knows, the ordinary ones.
 */
export async function listPlansFor(
  context: Pick<DomainContext, 'db' | 'now'>,
  userId: string | null,
  { offerKey }: { offerKey?: string | undefined } = {},
) {
  const origin = userId === null ? null : await getMarketing(context, userId);
  return listPlans(context, { offerKey, isAffiliated: (origin?.utmData.pubid ?? null) !== null });
}
