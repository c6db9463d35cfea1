import { maySignIn } from '../account-states/account-state';
import { stateChosen } from '../account-states/bring-account-to';
import { modelTakenDown } from '../creators/hooks-of-consent';
import { accountClosing } from '../deletions/request-deletion';
import {
  orderPaid,
  orderReversed,
  ownershipQueried,
  paymentFailed,
  refundForeseen,
} from '../payments/order-hooks';
import { on } from '../shared/hooks';
import {
  cancelAllMemberships,
  cancelMembershipsOf,
  foreseeMembership,
  giveMembership,
  noticeMember,
  noteFailedRenewal,
  reverseMembership,
} from './fulfil-membership';

export const fanclubsHooks = [
  on(ownershipQueried, noticeMember),
  on(orderPaid, giveMembership),
  on(orderReversed, reverseMembership),
  on(refundForeseen, foreseeMembership),
  on(paymentFailed, noteFailedRenewal),

  // A user who leaves or may not sign in is charged nothing more. They may resume the memberships later.
  on(accountClosing, (context, trx, { userId }) => cancelAllMemberships(context, trx, userId)),
  on(stateChosen, async (context, trx, { userId, after }) => {
    if (!maySignIn(after)) await cancelAllMemberships(context, trx, userId);
  }),
  // A membership is not renewed while its twin is not on the site.
  on(modelTakenDown, (context, trx, { characterId }) =>
    cancelMembershipsOf(context, trx, characterId),
  ),
];
