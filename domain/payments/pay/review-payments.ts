import type { DomainContext } from '../../shared/context';
import { secondsAgo } from '../../shared/remove-in-batches';
import { transact } from '../../shared/transactions/transact';
import { carryOut, type StaffActRefusal, type StaffActor } from '../../staff/carry-out';
import { refuse, type Refusal } from '../refusals';
import { paymentsSettings } from '../settings';
import { endReview } from './change-payment';

/** A payment that waits for a review. */
export interface PaymentInReview {
  id: string;
  orderId: string;
  payerId: string;
  processor: string;
  review: 'amount-mismatch' | 'currency-mismatch' | 'underpaid';
  currency: string;
  amountMinor: number;
  /** Null if the received amount cannot be expressed in the currency of the order. */
  receivedMinor: number | null;
  createdAt: Date;
  /** The time at which an undecided payment is declined. */
  decideBy: Date;
}

/** Returns the payments without a completed review, the oldest first. */
export async function listPaymentsInReview(
  context: DomainContext,
  { limit }: { limit: number },
): Promise<PaymentInReview[]> {
  const { payment_review_seconds } = await context.settings(paymentsSettings);
  const rows = await context
    .db('payments')
    .whereNotNull('review')
    .whereNull('reviewed_at')
    .orderBy([{ column: 'created_at' }, { column: 'id' }])
    .limit(limit);
  return rows.flatMap((row) =>
    row.review === null
      ? []
      : [
          {
            id: row.id,
            orderId: row.order_id,
            payerId: row.payer_id,
            processor: row.processor,
            review: row.review,
            currency: row.currency,
            amountMinor: row.amount_minor,
            receivedMinor: row.received_minor,
            createdAt: row.created_at,
            decideBy: new Date(row.created_at.getTime() + payment_review_seconds * 1000),
          },
        ],
  );
}

interface Decided {
  paymentId: string;
  by: StaffActor;
  isApproved: boolean;
}

/**
 * Approves a payment that does not match its order, with the received amount as its amount, or declines it
 * and returns the money. After an approval, money can be returned by a refund; after a decline, the buyer
 * may pay again.
 */
export async function reviewPayment(
  context: DomainContext,
  { paymentId, by, isApproved }: Decided,
): Promise<
  { ok: true } | Refusal<'payment-not-in-review' | 'nothing-to-approve'> | StaffActRefusal
> {
  return carryOut(context, by, { act: 'payment.review', id: paymentId }, async (trx) => {
    const reviewed = { isApproved, reviewedBy: by.staffId };
    const ended = await endReview(context, trx, paymentId, reviewed);
    if (ended === 'ended') return { ok: true, change: { after: { isApproved } } };
    return refuse(ended === 'nothing-came' ? 'nothing-to-approve' : 'payment-not-in-review');
  });
}

/** The number of reviews per run; the rest follow in the next run. */
const batch = 50;

/**
 * Declines payments whose review was not decided in time, so that money without a delivery is returned.
 * Returns their number.
 */
export async function expireReviews(context: DomainContext): Promise<number> {
  const { payment_review_seconds } = await context.settings(paymentsSettings);
  const over = await context
    .db('payments')
    .whereNotNull('review')
    .whereNull('reviewed_at')
    .where('created_at', '<=', secondsAgo(context, payment_review_seconds))
    .orderBy('created_at')
    .limit(batch)
    .select('id');
  for (const { id } of over) {
    const declined = { isApproved: false, reviewedBy: null };
    await transact(context, (trx) => endReview(context, trx, id, declined));
  }
  return over.length;
}
