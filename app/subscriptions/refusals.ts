import type { subscriptionRefusals as codes } from '~/domain/subscriptions/refusals';
import type { RefusalRows } from '../api/refusal-row';

/** What this area's codes are told as. */
export const subscriptionsRefusals = {
  'no-such-plan': { status: 404, message: 'No such plan', key: 'No such plan' },
  'subscription-running': {
    status: 409,
    message: 'A subscription is running',
    key: 'A subscription is running',
  },
  'special-offer-over': { status: 409, message: 'This offer is over', key: 'This offer is over' },
  'bonus-offer-over': { status: 409, message: 'This offer is over', key: 'This offer is over' },
  'no-subscription': { status: 404, message: 'No subscription', key: 'No subscription' },
  'payment-due': {
    status: 409,
    message: 'What is due comes first',
    key: 'What is due comes first',
  },
  'plan-price-changed': { status: 409, message: 'The price has changed', key: null },
  'step-out-of-order': { status: 409, message: 'This step does not follow', key: null },
} as const satisfies RefusalRows<typeof codes>;
