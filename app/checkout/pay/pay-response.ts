import type { FormResponse } from '../../kit/forms/form-response';

/** The response of a checkout's form without a redirect: a key of `checkout`. */
export interface PayResponse extends FormResponse {
  problem?:
    | 'away'
    | 'problem.card'
    | 'problem.means'
    | 'problem.limits'
    | 'problem.cards'
    | 'problem.expired-card'
    | 'problem.paused'
    | 'card.default-stays'
    | 'card.failed'
    | 'change.price-changed'
    | undefined;
}
