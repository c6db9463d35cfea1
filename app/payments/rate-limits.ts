import { attemptsPer, hour, minute, type RateLimit } from '../kit/http/rate-limits';

/** The rate limits for cards and payments. */
export const paymentsRateLimits = {
  /** Saving a card, per person. */
  addCard: attemptsPer(hour, { address: 60, account: 10 }),
  /** Opening a processor's card form, per person. */
  openCardForm: attemptsPer(hour, { address: 200, account: 40 }),
  /** Querying the state of a payment or card, per person. A page polls every two seconds. */
  queryPayment: attemptsPer(15 * minute, { address: 2000, account: 300 }),
} satisfies Record<string, RateLimit>;
