import { orderPaid, orderReversed, refundForeseen } from '../payments/order-hooks';
import { on } from '../shared/hooks';
import { fulfilTokens } from './fulfil-tokens';
import { foreseeTokens, reverseTokens } from './reverse-tokens';

export const offersHooks = [
  on(orderPaid, fulfilTokens),
  on(orderReversed, reverseTokens),
  on(refundForeseen, foreseeTokens),
];
