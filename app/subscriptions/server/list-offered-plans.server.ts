import type { AppLoadContext } from '@remix-run/node';
import type { UserViewer } from '~/domain/viewers/viewer';
import { chooseOffer } from '../../offers/server/choose-offer.server';
import { listPlansFor } from '../list-plans-for';

/** Returns the plans on sale to a viewer, including those of the offer that led them here. */
export async function listOfferedPlans(
  context: AppLoadContext,
  { userId }: Pick<UserViewer, 'userId'>,
  told?: string,
) {
  const { offerKey } = await chooseOffer(context, told);
  return listPlansFor(context.domain, userId, offerKey === null ? {} : { offerKey });
}
