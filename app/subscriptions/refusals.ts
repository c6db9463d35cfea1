import type { subscriptionRefusals as codes } from '~/domain/subscriptions/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The API responses for this area's refusals. */
export const subscriptionsRefusals = {
  'no-such-plan': { status: 404, message: 'No such plan', key: null },
  'subscription-running': {
    status: 409,
    message: 'A subscription is running',
    key: null,
  },
  'special-offer-over': { status: 409, message: 'This offer is over', key: null },
  'bonus-offer-over': { status: 409, message: 'This offer is over', key: null },
  'no-subscription': { status: 404, message: 'No subscription', key: null },
  'payment-due': {
    status: 409,
    message: 'What is due comes first',
    key: null,
  },
  'pause-not-possible': { status: 409, message: 'A pause is not possible now', key: null },
  'pause-used': { status: 409, message: 'There was a pause not long ago', key: null },
  'plan-price-changed': { status: 409, message: 'The price has changed', key: null },
  'step-out-of-order': { status: 409, message: 'This step does not follow', key: null },
} as const satisfies RefusalRows<typeof codes>;
