import { forgetCards } from '~/domain/payments/cards/cards';
import { expireReviews } from '~/domain/payments/pay/review-payments';
import { carryOutRefund, carryOutRefunds } from '~/domain/payments/reversals/refunds';
import { cancelOrders, expireOrders, pollPayments } from '~/domain/payments/pay/settle-payments';
import { applyWaitingWebhooks, applyWebhook } from '~/domain/payments/webhooks';
import { handleJob, type HandlerOptions } from '../handler';
import {
  applyWebhookJob,
  cancelOrdersJob,
  carryOutRefundJob,
  forgetCardsJob,
  settlePaymentsJob,
  sweepPaymentsJob,
} from './payments.job';

/** Handlers that keep payments up to date without a visit of the user. */
export const paymentsHandlers = ({
  context,
  paymentProviders,
}: Pick<HandlerOptions, 'context' | 'paymentProviders'>) => [
  handleJob(applyWebhookJob, async ({ inboxId }) => ({
    applied: await applyWebhook(context, inboxId),
  })),
  handleJob(carryOutRefundJob, ({ refundId }) =>
    carryOutRefund(context, paymentProviders, refundId),
  ),
  handleJob(settlePaymentsJob, async () => ({
    polled: await pollPayments(context, paymentProviders),
    expired: await expireOrders(context),
    declined: await expireReviews(context),
  })),
  handleJob(sweepPaymentsJob, async () => ({
    applied: await applyWaitingWebhooks(context),
    refunds: await carryOutRefunds(context, paymentProviders),
  })),
  handleJob(forgetCardsJob, async () => ({
    forgotten: await forgetCards(context, paymentProviders),
  })),
  handleJob(cancelOrdersJob, async ({ userId }) => ({
    cancelled: await cancelOrders(context, userId),
  })),
];
