import { attemptsPer, hour, minute, type RateLimit } from '../kit/http/rate-limits';

/** Cards and payments. */
export const paymentsRateLimits = {
  /** Saving a card, by person. */
  addCard: attemptsPer(hour, { address: 60, account: 10 }),
  /** Opening a processor's fields for a card, by person. */
  openCardForm: attemptsPer(hour, { address: 200, account: 40 }),
  /** Asking what became of a payment or of a card, by person: a page asks every two seconds. */
  askAfterPayment: attemptsPer(15 * minute, { address: 2000, account: 300 }),
} satisfies Record<string, RateLimit>;
