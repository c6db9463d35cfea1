import { consentWithdrawn } from '../creators/hooks-of-consent';
import {
  orderPaid,
  orderReversed,
  ownershipQueried,
  refundForeseen,
} from '../payments/order-hooks';
import { on } from '../shared/hooks';
import { guestAttached } from '../viewers/attach-guest';
import { guestForgotten } from '../viewers/forget-guest';
import { foreseeAsset, noticeOwnedAsset, openPaidAsset, reversePaidAsset } from './open-paid-asset';
import { withholdPostsOf } from './withhold-posts';
import { attachPostViews, removeGuestViews } from './attach-post-views';

export const postsHooks = [
  on(ownershipQueried, noticeOwnedAsset),
  on(orderPaid, openPaidAsset),
  on(orderReversed, reversePaidAsset),
  on(refundForeseen, foreseeAsset),
  on(guestAttached, attachPostViews),
  on(guestForgotten, (_context, trx, { guestId }) => removeGuestViews(trx, guestId)),
  on(consentWithdrawn, async (context, trx, { characterId, scope }) => {
    if (scope === 'twin' && characterId) await withholdPostsOf(context, trx, characterId);
  }),
];
