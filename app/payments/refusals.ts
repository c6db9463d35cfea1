import type { paymentRefusals as codes } from '~/domain/payments/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The API responses for this area's refusals. */
export const paymentsRefusals = {
  'no-such-order': { status: 404, message: 'Order not found', key: null },
  'order-paid': { status: 409, message: 'Order is paid', key: null },
  'order-expired': { status: 409, message: 'Order has expired', key: null },
  'no-such-payment': { status: 404, message: 'Payment not found', key: null },
  'no-such-card': { status: 404, message: 'Card not found', key: null },
  'card-declined': { status: 402, message: 'Card declined', key: null },
  'card-expired': { status: 422, message: 'Card has expired', key: null },
  'code-of-card-required': { status: 422, message: 'cvc is required', key: null },
  'means-unavailable': {
    status: 422,
    message: 'Payment method unavailable',
    key: null,
  },
  'provider-away': {
    status: 503,
    message: 'Payment provider is away',
    key: null,
  },
  'payment-in-review': {
    status: 409,
    message: 'Payment is in review',
    key: null,
  },
  'payment-not-in-review': { status: 409, message: 'Payment is not in review', key: null },
  'nothing-to-approve': { status: 422, message: 'Nothing came that can be approved', key: null },
  'purchases-paused': { status: 403, message: 'Purchases are paused', key: null },
  'too-many-cards': { status: 409, message: 'Too many cards', key: null },
  'default-card-stays': {
    status: 409,
    message: 'Default card cannot be deleted',
    key: null,
  },
  'nothing-to-refund': { status: 409, message: 'Nothing to refund', key: null },
  'refund-too-large': { status: 422, message: 'The refund is larger than what is left', key: null },
  'second-person-required': { status: 403, message: 'Somebody else has to approve', key: null },
  'no-such-refund': { status: 404, message: 'Refund not found', key: null },
  'webhook-forged': { status: 401, message: 'The signature does not fit', key: null },
  'webhook-stale': { status: 400, message: 'This was signed too long ago', key: null },
  'webhook-malformed': { status: 400, message: 'This cannot be read', key: null },
  'unknown-processor': { status: 404, message: 'Not found', key: null },
  'no-such-dispute': { status: 404, message: 'Dispute not found', key: null },
  'dispute-over': { status: 409, message: 'The dispute has ended', key: null },
  'no-such-decision': { status: 404, message: 'Decision not found', key: null },
} as const satisfies RefusalRows<typeof codes>;
