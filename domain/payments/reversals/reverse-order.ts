import type { Knex } from 'knex';
import type { PaymentsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import type { Money } from '../../shared/money';
import { bookReversal, type Reversal } from '../pay/book-money';
import { orderReversed } from '../order-hooks';
import { toOrderPayment } from '../pay/payment-rows';
import type { Order } from '../schema';

interface Reversed extends Pick<Reversal, 'order' | 'money' | 'cause' | 'reversalId'> {
  payment: PaymentsRow;
  order: Order;
  money: Money;
}

/**
 * Books that money of a paid order was returned or received again, and notifies the seller. Returns whether
 * the payer owns the product in another way by now.
 */
export async function reverseOrder(
  context: DomainContext,
  trx: Knex.Transaction,
  { payment, ...reversed }: Reversed,
): Promise<{ isOwned: boolean }> {
  const reversal = { ...reversed, payment: toOrderPayment(payment, reversed.order) };
  const status = await readRemainder(trx, payment);
  await bookReversal(context, trx, reversal, status);
  let isOwned = false;
  await context.hooks.run(orderReversed, trx, {
    ...reversal,
    share: Math.min(1, reversal.money.minor / payment.amount_minor),
    ...status,
    at: context.now(),
    sayOwned() {
      isOwned = true;
    },
  });
  return { isOwned };
}

/**
 * Returns whether refunds and open chargebacks cover the whole payment, and whether a chargeback is open.
 */
async function readRemainder(trx: Knex.Transaction, { id }: PaymentsRow) {
  const { rows } = await trx.raw<{ rows: { left: number; disputed: number }[] }>(
    `select amount_minor - refunded_minor - coalesce(disputed, 0) as left,
            coalesce(disputed, 0) as disputed
       from payments cross join (select sum(amount_minor)::bigint as disputed from disputes
                                  where payment_id = :id and state = 'open') as open
      where id = :id`,
    { id },
  );
  const { left = 0, disputed = 0 } = rows[0] ?? {};
  return { isWhole: left <= 0, isDisputed: disputed > 0 };
}

interface Debt {
  order: Order;
  reversalId: string;
  /** The payment for the part that they had spent. */
  money: Money;
}

/** Records a debt for the spent part of returned money, once per reversal. The seller books the cost. */
export async function noteDebt(
  { now }: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  { order, reversalId, money }: Debt,
): Promise<void> {
  if (money.minor <= 0) return;
  await trx('payment_debts')
    .insert({
      id: newId(),
      user_id: order.buyerId,
      order_id: order.id,
      reversal_id: reversalId,
      amount_minor: money.minor,
      currency: money.currency,
      created_at: now(),
    })
    .onConflict('reversal_id')
    .ignore();
}

/** Settles a debt after a chargeback was withdrawn. */
export async function settleDebt(
  { now }: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  reversalId: string,
): Promise<void> {
  await trx('payment_debts').where({ reversal_id: reversalId }).update({ settled_at: now() });
}

/** Returns a person's debts by currency, for staff pages and spending limits. */
export async function sumDebts(db: Knex, userId: string): Promise<Money[]> {
  const rows = await db('payment_debts')
    .where({ user_id: userId, settled_at: null })
    .groupBy('currency')
    .orderBy('currency')
    .select<Money[]>('currency', db.raw('sum(amount_minor)::bigint as minor'));
  return rows;
}
