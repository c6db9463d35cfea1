import type { Money } from '../shared/money';
import { defineHook } from '../shared/hooks';
import type { Order, OrderPayment } from './schema';

/**
 * Whoever sells is asked whether the buyer of an order has by now what it is for: by another order, or in
 * another way. Asked before a processor is, and again when money comes, of no renewal; nobody else of
 * the same buyer and kind is asked meanwhile, so that of two orders one is first.
 */
export const ownershipAsked = defineHook<{
  order: Order;
  at: Date;
  /** They have it: nothing is given a second time, and money that comes goes back. */
  sayOwned(): void;
}>('payments.ownership-asked');

/** An order was paid: whoever sells gives what was bought, once, in this transaction. */
export const orderPaid = defineHook<{
  order: Order;
  payment: OrderPayment;
  /** Of what runs already, charged by a job. */
  isRenewal: boolean;
  at: Date;
}>('payments.order-paid');

/**
 * Money of a paid order went back, or, where a chargeback was withdrawn, came again: whoever sells
 * takes back what can be taken, or gives it again. The whole sum, without tax, has been booked to
 * 'refunded' or 'disputed'; the seller moves there what was still deferred, and notes what had been spent (`noteDebt`).
 */
export const orderReversed = defineHook<{
  order: Order;
  payment: OrderPayment;
  /** What went back, or came again, with tax. */
  money: Money;
  /** Of what was paid: 0 to 1. */
  share: number;
  /** Nothing is left of what was paid, by this and by what went back before it. */
  isWhole: boolean;
  /** A chargeback of it is open: this one, or another where one was withdrawn. */
  isDisputed: boolean;
  cause: 'refund' | 'chargeback' | 'chargeback-reversed';
  /** Of the refund or dispute: a key for what is booked. */
  reversalId: string;
  at: Date;
  /**
   * Of money that came again: its payer has what it is for in another way by now, so that it gives nothing,
   * and goes back.
   */
  sayOwned(): void;
}>('payments.order-reversed');

/** A charge came to nothing. The order is open still, until it expires. */
export const paymentFailed = defineHook<{
  order: Order;
  payment: OrderPayment;
  declineCode: string | null;
  /** Of what runs already, charged by a job: what its owner tries by hand is none. */
  isRenewal: boolean;
  at: Date;
}>('payments.payment-failed');
