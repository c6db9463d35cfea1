import type { Order, OrderPrice, Product } from '../payments/schema';
import { openOwedRenewal } from '../fanclubs/open-renewal';
import { sellMembership } from '../fanclubs/sell-membership';
import { sellTokens } from '../offers/sell-tokens';
import { findPostViewer } from '../posts/find-post-viewer';
import { sellPostAsset } from '../posts/sell-asset';
import type { DomainContext } from '../shared/context';
import { sellPlan } from '../subscriptions/sell-plan';
import type { UserViewer } from '../viewers/viewer';
import type { CheckoutRequest } from './schema';

/** The content of a sale, as the selling area defines it. */
export interface Sale {
  ok: true;
  product: Omit<Product, 'characterId' | 'creatorId'> &
    Partial<Pick<Product, 'characterId' | 'creatorId'>>;
  price: Omit<OrderPrice, 'tax'>;
}

/** Returns the product and price for a user from the selling area, or that area's refusal. */
export async function sell(context: DomainContext, viewer: UserViewer, request: CheckoutRequest) {
  switch (request.variant) {
    case 'subscriptions':
      return sellPlan(context, viewer, {
        planId: request.productId,
        specialOfferDurationKey: request.specialOfferDurationKey,
        bonusOfferKey: request.subscriptionBonusOfferKey,
        affiliateKey: request.affiliateKey,
      });
    case 'tokens':
      return sellTokens(context, viewer, {
        offerId: request.productId,
        isSmartTokenPack: request.isSmartTokenPack,
        offerKey: request.offerKey,
        affiliateKey: request.affiliateKey,
      });
    case 'fanclub':
      return sellMembership(context, viewer, {
        creatorId: request.productId,
        planId: request.fanclubPlanId,
      });
    case 'post_asset': {
      const buyer = { ...(await findPostViewer(context, viewer)), userId: viewer.userId };
      return sellPostAsset(context, buyer, { assetId: request.productId });
    }
  }
}

/** Returns the order of an existing debt that the user wants to pay by hand; null if there is none. */
export async function openOwed(
  context: DomainContext,
  { userId }: Pick<UserViewer, 'userId'>,
  { variant, productId }: CheckoutRequest,
): Promise<Order | null> {
  return variant === 'fanclub' ? openOwedRenewal(context, { userId, creatorId: productId }) : null;
}
