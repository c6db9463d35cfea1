import {
  orderOpened,
  paymentChanged,
  receiptDue,
  refundDue,
  webhookReceived,
} from '~/domain/payments/events';
import { toStream } from '~/realtime/protocol/publication';
import { requestMail } from '../mail/request-mail';
import { onEvent, request } from '../relay/subscriber';
import { applyWebhookJob, carryOutRefundJob } from './payments.job';

export const paymentsSubscribers = [
  onEvent(orderOpened, () => ({})),
  onEvent(paymentChanged, ({ userId, paymentId, orderId, state, isInReview }) => ({
    publications: [
      toStream(userId, 'payment.updated.event', { paymentId, orderId, status: state, isInReview }),
    ],
  })),
  onEvent(webhookReceived, ({ inboxId }) => ({ jobs: [request(applyWebhookJob, { inboxId })] })),
  onEvent(refundDue, ({ refundId }) => ({ jobs: [request(carryOutRefundJob, { refundId })] })),
  onEvent(receiptDue, ({ email, locale, userId: _user, kind, ...receipt }, meta) => ({
    jobs: [requestMail(`payment-${kind}`, { email, locale }, receipt, meta)],
  })),
];
