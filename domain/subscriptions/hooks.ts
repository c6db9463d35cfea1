import { maySignIn } from '../account-states/account-state';
import { stateChosen } from '../account-states/bring-account-to';
import { accountClosing } from '../deletions/request-deletion';
import {
  orderPaid,
  orderReversed,
  ownershipQueried,
  paymentFailed,
  refundForeseen,
} from '../payments/order-hooks';
import { on } from '../shared/hooks';
import { foreseePlan, givePlan, noticeRunningPlan, reversePlan } from './fulfil-plan';
import { changeSubscription } from './change-subscription';

export const subscriptionsHooks = [
  on(ownershipQueried, noticeRunningPlan),
  on(orderPaid, givePlan),
  on(orderReversed, reversePlan),
  on(refundForeseen, foreseePlan),
  on(paymentFailed, async (context, trx, { order, payment, isRenewal }) => {
    if (order.product.kind !== 'subscriptions' || !isRenewal) return;
    const event = { kind: 'renewal-failed', paymentId: payment.id } as const;
    await changeSubscription(context, trx, { userId: order.buyerId }, event);
  }),

  // A person who may not sign in is not charged any more; after their return they can continue the
  // subscription.
  on(accountClosing, async (context, trx, { userId }) => {
    await changeSubscription(context, trx, { userId }, { kind: 'closed' });
  }),
  on(stateChosen, async (context, trx, { userId, after }) => {
    if (maySignIn(after)) return;
    await changeSubscription(context, trx, { userId }, { kind: 'closed' });
  }),
];
