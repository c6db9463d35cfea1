import type { Knex } from 'knex';
import type {
  ChargeAttemptsRow,
  DisputesRow,
  LedgerPostingsRow,
  PaymentEventsRow,
  RefundsRow,
} from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { findOrder } from '../orders/find-order';
import { refundForeseen, type RefundEffect } from '../order-hooks';
import { sumGone } from '../reversals/refund-rows';
import type { Order } from '../schema';
import { findPayment, type PaymentListed } from './list-payments';

/** The most tries, events and entries that a sheet shows. */
const most = 100;

/** All that belongs to a payment, for staff. */
export interface PaymentSheet {
  payment: PaymentListed;
  order: Order;
  /** The sum that is left to refund, in minor units. */
  leftMinor: number;
  /** The effects of a refund; empty if the payment brought nothing. */
  effects: RefundEffect[];
  refunds: Pick<RefundsRow, 'id' | 'amount_minor' | 'cause' | 'reason' | 'state' | 'created_at'>[];
  disputes: Pick<DisputesRow, 'id' | 'amount_minor' | 'state' | 'reason' | 'opened_at'>[];
  tries: Pick<ChargeAttemptsRow, 'kind' | 'outcome' | 'created_at'>[];
  events: Pick<PaymentEventsRow, 'told_by' | 'told' | 'state_after' | 'created_at'>[];
  /** The entries of the ledger that name the payment, its order, its refunds or its disputes. */
  postings: Pick<
    LedgerPostingsRow,
    'transfer_id' | 'reason' | 'account' | 'unit' | 'amount' | 'created_at'
  >[];
}

/** Returns a payment with its order, refunds, disputes, tries and ledger entries; null if there is none. */
export async function readPaymentSheet(
  context: DomainContext,
  id: string,
): Promise<PaymentSheet | null> {
  const { db } = context;
  const payment = await findPayment(context, id);
  const order = payment && (await findOrder(db, payment.order_id));
  if (!payment || !order) return null;
  const gone = await sumGone(db, payment);
  const canRefund = payment.state === 'completed' && !payment.is_surplus;
  const leftMinor = canRefund ? Math.max(0, payment.amount_minor - gone) : 0;
  const [refunds, disputes, tries, events] = await Promise.all([
    db('refunds')
      .where({ payment_id: id })
      .orderBy('created_at')
      .limit(most)
      .select('id', 'amount_minor', 'cause', 'reason', 'state', 'created_at'),
    db('disputes')
      .where({ payment_id: id })
      .orderBy('opened_at')
      .limit(most)
      .select('id', 'amount_minor', 'state', 'reason', 'opened_at'),
    db('charge_attempts')
      .where({ payment_id: id })
      .orderBy('id')
      .limit(most)
      .select('kind', 'outcome', 'created_at'),
    db('payment_events')
      .where({ payment_id: id })
      .orderBy('id')
      .limit(most)
      .select('told_by', 'told', 'state_after', 'created_at'),
  ]);
  const references = [id, order.id, ...[...refunds, ...disputes].map((reversal) => reversal.id)];
  return {
    payment,
    order,
    leftMinor,
    effects: canRefund ? await foreseeRefund(context, order) : [],
    refunds,
    disputes,
    tries,
    events,
    postings: await listPostings(db, references),
  };
}

/** Returns what sellers take back when an order is refunded. Nothing is changed. */
async function foreseeRefund(context: DomainContext, order: Order): Promise<RefundEffect[]> {
  const effects: RefundEffect[] = [];
  await context.db.transaction(
    (trx) =>
      context.hooks.run(refundForeseen, trx, {
        order,
        at: context.now(),
        foresee: (effect) => void effects.push(effect),
      }),
    { readOnly: true },
  );
  return effects;
}

const listPostings = (db: Knex, references: string[]): Promise<PaymentSheet['postings']> =>
  db('ledger_postings')
    .whereIn('reference', references)
    .orderBy('id')
    .limit(most)
    .select('transfer_id', 'reason', 'account', 'unit', 'amount', 'created_at');
