import { getMarketing } from '~/domain/profile/get-marketing';
import type { DomainContext } from '~/domain/shared/context';
import { listPlans } from '~/domain/subscriptions/list-plans';

/**
 * Returns the plans on sale to a user: those of an offer key or of the partner that referred the user
 * instead of the ordinary ones. For null the ordinary ones.
 */
export async function listPlansFor(
  context: Pick<DomainContext, 'db' | 'now'>,
  userId: string | null,
  { offerKey }: { offerKey?: string | undefined } = {},
) {
  const origin = userId === null ? null : await getMarketing(context, userId);
  return listPlans(context, { offerKey, isAffiliated: (origin?.utmData.pubid ?? null) !== null });
}
