import type { paymentRefusals as codes } from '~/domain/payments/refusals';
import type { RefusalRows } from '../api/refusal-row';

/** What this area's codes are told as. */
export const paymentsRefusals = {
  'no-such-order': { status: 404, message: 'Order not found', key: 'Order not found' },
  'order-paid': { status: 409, message: 'Order is paid', key: 'Order is paid' },
  'order-expired': { status: 409, message: 'Order has expired', key: 'Order has expired' },
  'no-such-payment': { status: 404, message: 'Payment not found', key: null },
  'no-such-card': { status: 404, message: 'Card not found', key: 'Card not found' },
  'card-declined': { status: 402, message: 'Card declined', key: 'Card declined' },
  'card-expired': { status: 422, message: 'Card has expired', key: 'Card has expired' },
  'code-of-card-required': { status: 422, message: 'cvc is required', key: 'cvc is required' },
  'means-unavailable': {
    status: 422,
    message: 'Payment method unavailable',
    key: 'Payment method unavailable',
  },
  'provider-away': {
    status: 503,
    message: 'Payment provider is away',
    key: 'Payment provider is away',
  },
  'payment-in-review': {
    status: 409,
    message: 'Payment is in review',
    key: 'Payment is in review',
  },
  'payment-not-in-review': { status: 409, message: 'Payment is not in review', key: null },
  'nothing-to-approve': { status: 422, message: 'Nothing came that can be approved', key: null },
  'purchases-paused': { status: 403, message: 'Purchases are paused', key: 'Purchases are paused' },
  'too-many-cards': { status: 409, message: 'Too many cards', key: 'Too many cards' },
  'default-card-stays': {
    status: 409,
    message: 'Default card cannot be deleted',
    key: 'Default card cannot be deleted',
  },
  'nothing-to-refund': { status: 409, message: 'Nothing to refund', key: null },
  'refund-too-large': { status: 422, message: 'The refund is larger than what is left', key: null },
  'second-person-required': { status: 403, message: 'Somebody else has to approve', key: null },
  'no-such-refund': { status: 404, message: 'Refund not found', key: null },
  'webhook-forged': { status: 401, message: 'The signature does not fit', key: null },
  'webhook-stale': { status: 400, message: 'This was signed too long ago', key: null },
  'webhook-malformed': { status: 400, message: 'This cannot be read', key: null },
  'unknown-processor': { status: 404, message: 'Not found', key: null },
  'no-such-decision': { status: 404, message: 'Decision not found', key: null },
} as const satisfies RefusalRows<typeof codes>;
