import type { Money } from '../shared/money';
import { defineHook } from '../shared/hooks';
import type { Order, OrderPayment } from './schema';

/**
 * Checks with the seller whether an order's buyer already owns the product, by another order or in another
 * way. Runs before a processor is called and when money arrives, but not for renewals. Orders of the same
 * buyer and kind are serialised meanwhile, so that one of two orders is first.
 */
export const ownershipQueried = defineHook<{
  order: Order;
  at: Date;
  /**
   * Declares that the buyer owns the product: nothing is delivered again, and received money is returned.
   */
  sayOwned(): void;
}>('payments.ownership-asked');

/** Runs when an order is paid: the seller delivers the product once, in this transaction. */
export const orderPaid = defineHook<{
  order: Order;
  payment: OrderPayment;
  /** True for a renewal charged by a job. */
  isRenewal: boolean;
  at: Date;
}>('payments.order-paid');

/**
 * Runs when money of a paid order was returned, or received again after a chargeback was withdrawn. The
 * seller revokes what it can, or delivers it again. The whole sum without tax is already booked to
 * 'refunded' or 'disputed'. The seller moves the deferred part there and records the spent part
 * (`noteDebt`).
 */
export const orderReversed = defineHook<{
  order: Order;
  payment: OrderPayment;
  /** The money returned or received again, including tax. */
  money: Money;
  /** The share of the payment, from 0 to 1. */
  share: number;
  /** True when nothing of the payment is left after this and earlier reversals. */
  isWhole: boolean;
  /** True while a chargeback of the payment is open: this one, or another one after one was withdrawn. */
  isDisputed: boolean;
  cause: 'refund' | 'chargeback' | 'chargeback-reversed';
  /** The id of the refund or dispute, used as a key of its bookings. */
  reversalId: string;
  at: Date;
  /**
   * Declares, for money received again, that the payer owns the product in another way by now: nothing is
   * delivered, and the money is returned.
   */
  sayOwned(): void;
}>('payments.order-reversed');

/** Runs when a charge failed. The order remains open until it expires. */
export const paymentFailed = defineHook<{
  order: Order;
  payment: OrderPayment;
  declineCode: string | null;
  /** True for a renewal charged by a job; false for an attempt by the owner. */
  isRenewal: boolean;
  at: Date;
}>('payments.payment-failed');

/** An effect that a refund of an order has on the product. */
export type RefundEffect =
  /** Unspent tokens, in proportion to the refunded part. Spent ones become a debt. */
  | { kind: 'tokens'; left: number; bought: number }
  /** Access of a subscription or a membership. A whole refund ends it if this order paid its last period. */
  | { kind: 'subscription' | 'membership'; id: string; isEnding: boolean; expiresAt: Date }
  /** An unlocked file, which a whole refund locks. */
  | { kind: 'asset' };

/** Queries the seller about what a refund of an order would take back. Changes nothing. */
export const refundForeseen = defineHook<{
  order: Order;
  at: Date;
  foresee(effect: RefundEffect): void;
}>('payments.refund-foreseen');
