import type { AppLoadContext } from '@remix-run/node';
import type { UserViewer } from '~/domain/viewers/viewer';
import { chooseOffer } from '../../offers/server/choose-offer.server';
import { listPlansFor } from '../list-plans-for';

/** Returns the plans on sale to a viewer, including those of the offer that led them here. */
export async function listOfferedPlans(
  context: AppLoadContext,
  { userId }: Pick<UserViewer, 'userId'>,
  requestedKey?: string,
) {
  const { offerKey } = await chooseOffer(context, requestedKey);
  return listPlansFor(context.domain, userId, offerKey === null ? {} : { offerKey });
}
