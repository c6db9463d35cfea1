import type { Knex } from 'knex';
import type { PaymentsRow, RefundsRow } from '~/db/rows';
import type { ProviderEvent, RefundAnswer } from '~/providers/payments/payment-provider';
import type { DomainContext } from '../../shared/context';
import { idSchema, newId } from '../../shared/ids';
import type { Money } from '../../shared/money';
import { placeOf } from '../../shared/sealing/seal';
import { transact } from '../../shared/transactions/transact';
import { callProcessor, processorOf, type Providers } from '../pay/call-processor';
import { bookGivenBack } from '../pay/book-money';
import { toOrder } from '../orders/find-order';
import { amountOf, lockPayment } from '../pay/payment-rows';
import { announceReceipt } from '../orders/receipts';
import { reverseOrder } from './reverse-order';

/** The number of refunds per run; the rest follow in the next run. */
const batch = 50;
const firstWaitMs = 60_000;
const longestWaitMs = 6 * 3_600_000;

/** Requests the refunds that are due from their processors, and repeats those without a final answer. */
export async function carryOutRefunds(
  context: DomainContext,
  providers: Providers,
): Promise<number> {
  const due = await context
    .db('refunds')
    .whereIn('state', ['due', 'pending'])
    .where('try_at', '<=', context.now())
    .orderBy('try_at')
    .limit(batch)
    .select('id');
  for (const { id } of due) await carryOutRefund(context, providers, id);
  return due.length;
}

/** Requests a refund from the processor. A repeat is idempotent, since the refund's id is the key. */
export async function carryOutRefund(
  context: DomainContext,
  providers: Providers,
  refundId: string,
): Promise<void> {
  const refund = await context.db('refunds').where({ id: refundId }).first();
  if (refund?.state !== 'due' && refund?.state !== 'pending') return;
  const payment = await context.db('payments').where({ id: refund.payment_id }).first();
  if (!payment) return;
  await putOff(context, refund);
  const provider = processorOf(providers, payment.processor);
  if (!provider) return;
  const result = await callProcessor(
    provider.refund({
      refundId,
      paymentId: payment.id,
      providerPaymentId: payment.provider_payment_id ?? payment.id,
      amount: { minor: refund.amount_minor, currency: refund.currency },
      paid: amountOf(payment),
      earlier: await countCarriedOut(context.db, payment.id),
    }),
  );
  // Unavailable or uncertain: it is requested again with the same id.
  if (!result.ok && result.reason !== 'invalid') return;
  const answer: RefundAnswer = result.ok ? result.answer : { state: 'failed' };
  await transact(context, (trx) => finishRefund(context, trx, { ...answer, refundId }));
}

async function countCarriedOut(db: Knex, paymentId: string): Promise<number> {
  const counted = await db('refunds')
    .where({ payment_id: paymentId, state: 'completed' })
    .count({ count: '*' });
  return Number(counted[0]?.count);
}

async function putOff({ db, now }: DomainContext, { id, attempts }: RefundsRow): Promise<void> {
  const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(attempts, 20));
  await db('refunds')
    .where({ id })
    .update({ attempts: attempts + 1, try_at: new Date(now().getTime() + waitMs) });
}

/**
 * Stores a processor's report of our refund, from any source and repeatedly. Once the money has been
 * returned, it is booked and the seller revokes the product.
 */
export async function finishRefund(
  context: DomainContext,
  trx: Knex.Transaction,
  answer: RefundAnswer & { refundId: string },
): Promise<void> {
  if (!idSchema.safeParse(answer.refundId).success) return;
  const stored = await trx('refunds').where({ id: answer.refundId }).first('payment_id');
  const locked = stored && (await lockPayment(trx, stored.payment_id));
  if (!locked) return;
  const refund = await trx('refunds').where({ id: answer.refundId }).first();
  if (refund?.state !== 'due' && refund?.state !== 'pending') return;
  const { claimUrl, providerRefundId } = answer;
  await trx('refunds')
    .where({ id: refund.id })
    .update({
      state: answer.state,
      ...(providerRefundId ? { provider_refund_id: providerRefundId } : {}),
      ...(claimUrl ? { sealed_claim_url: sealClaim(context, refund.id, claimUrl) } : {}),
      ...(answer.state === 'completed' ? { completed_at: context.now() } : {}),
      ...(answer.state === 'pending' ? {} : { try_at: null }),
    });
  if (answer.state !== 'completed') return;
  await giveBack(context, trx, { refund, payment: locked.payment, claimUrl });
}

const sealClaim = (context: DomainContext, id: string, url: string) =>
  context.seal.seal(url, placeOf('refunds', 'sealed_claim_url', id));

interface Returned {
  refund: RefundsRow;
  payment: PaymentsRow;
  claimUrl?: string | undefined;
}

async function giveBack(
  context: DomainContext,
  trx: Knex.Transaction,
  { refund, payment, claimUrl }: Returned,
): Promise<void> {
  const money = { minor: refund.amount_minor, currency: refund.currency };
  await trx('payments')
    .where({ id: payment.id })
    .update({ refunded_minor: payment.refunded_minor + money.minor });
  const orderRow = await trx('orders').where({ id: payment.order_id }).first();
  if (!orderRow) throw new Error('a payment has no order');
  const order = toOrder(orderRow);
  if (refund.cause === 'given-back') {
    const { processor } = payment;
    await bookGivenBack(context, trx, { refundId: refund.id, processor, money });
  } else {
    await reverseOrder(context, trx, {
      order,
      payment,
      money,
      cause: 'refund',
      reversalId: refund.id,
    });
  }
  await announceReceipt(context, trx, {
    kind: 'refunded',
    order,
    payment,
    minor: money.minor,
    at: context.now(),
    claimUrl: claimUrl ?? null,
  });
}

/**
 * Records a refund that is reported without our id. It is either ours, by a processor that does not store
 * our ids, or one made directly at the processor, which is stored, booked and handled like ours.
 */
export async function noteRefundOfProcessor(
  context: DomainContext,
  trx: Knex.Transaction,
  event: Extract<ProviderEvent, { kind: 'refund' }> & { paymentId: string },
): Promise<void> {
  if (event.state !== 'completed') return;
  const locked = await lockPayment(trx, event.paymentId);
  if (locked?.payment.state !== 'completed') {
    throw new Error('a refund was told before its payment');
  }
  const { paymentId, providerRefundId } = event;
  const ids = { payment_id: paymentId, provider_refund_id: providerRefundId };
  if (await trx('refunds').where(ids).first('id')) return;
  const own = await findUnnamed(trx, event);
  if (own) {
    if (own.state !== 'completed') {
      return finishRefund(context, trx, {
        refundId: own.id,
        state: 'completed',
        providerRefundId,
      });
    }
    await trx('refunds').where({ id: own.id }).update({ provider_refund_id: providerRefundId });
    return;
  }
  const [refund] = await trx('refunds')
    .insert({
      id: newId(),
      payment_id: event.paymentId,
      amount_minor: event.amount.minor,
      currency: event.amount.currency,
      cause: locked.payment.is_surplus ? 'given-back' : 'processor',
      reason: 'Made at the processor',
      state: 'completed',
      provider_refund_id: event.providerRefundId,
      created_at: context.now(),
      completed_at: context.now(),
    })
    .onConflict(['payment_id', 'provider_refund_id'])
    .ignore()
    .returning('*');
  if (refund) await giveBack(context, trx, { refund, payment: locked.payment });
}

/** Returns our refund of this amount that has no id of the processor yet. */
const findUnnamed = (
  trx: Knex.Transaction,
  { paymentId, amount }: { paymentId: string; amount: Money },
): Promise<RefundsRow | undefined> =>
  trx('refunds')
    .where({ payment_id: paymentId, amount_minor: amount.minor, provider_refund_id: null })
    .whereIn('state', ['due', 'pending', 'completed'])
    .whereIn('cause', ['asked', 'given-back'])
    .orderBy('created_at')
    .first();
