import type { DomainContext } from '../../shared/context';
import { secondsAgo } from '../../shared/remove-in-batches';
import { transact } from '../../shared/transactions/transact';
import { carryOut, type StaffActRefusal, type StaffActor } from '../../staff/carry-out';
import { refuse, type Refusal } from '../refusals';
import { paymentsSettings } from '../settings';
import { endReview } from './change-payment';

/** A payment that waits for somebody to look at it. */
export interface PaymentInReview {
  id: string;
  orderId: string;
  payerId: string;
  processor: string;
  review: 'amount-mismatch' | 'currency-mismatch' | 'underpaid';
  currency: string;
  amountMinor: number;
  /** Null where what came cannot be told in the currency that was asked for. */
  receivedMinor: number | null;
  createdAt: Date;
  /** Nobody having decided, it is declined then. */
  decideBy: Date;
}

/** Payments that nobody has looked at yet, the oldest first. */
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
 * Approves a payment that does not fit its order, with what came as its amount, or declines it, so that
 * what came goes back. Of an approved one the way back is a refund; after a declined one its buyer may
 * pay again.
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

/** Reviews ended in one go; the rest come with the next. */
const batch = 50;

/** Declines what nobody has decided in time: nobody's money is kept for nothing. Answers how many. */
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
