import { sealBuyer } from '~/domain/invoices/buyer';
import { changePayment } from '~/domain/payments/pay/change-payment';
import { keepCard } from '~/domain/payments/cards/keep-card';
import { playProvider } from '~/domain/payments/testing/play-provider';
import { makeOrder, makePayment } from '~/domain/payments/testing/products';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';

/** Creates an order that was paid with a saved card, refunded in part, disputed and reviewed. */
export async function makePurchase(
  context: DomainContext,
  userId: string,
  mark: string,
): Promise<void> {
  const { db, now } = context;
  const registration = playProvider({ id: 'cards' }).register({ holder: mark.slice(0, 50) });
  await transact(context, (trx) =>
    keepCard(context, trx, { userId, processor: 'cards', registration }),
  );
  const payment = await makePayment(context, await makeOrder(context, userId));
  await transact(context, (trx) =>
    changePayment(context, trx, payment.id, {
      state: 'completed',
      amount: { minor: payment.amount_minor, currency: payment.currency },
      by: 'answer',
    }),
  );
  await storeInvoice(context, userId, payment.id, mark);
  const money = { amount_minor: 100, currency: 'USD' };
  await db('refunds').insert({
    id: newId(),
    payment_id: payment.id,
    ...money,
    cause: 'asked',
    reason: 'asked by mail',
    state: 'refused',
    created_at: now(),
  });
  await db('disputes').insert({
    id: newId(),
    payment_id: payment.id,
    chargeback_id: newId(),
    ...money,
    state: 'open',
    opened_at: now(),
  });
  await db('payment_debts').insert({
    id: newId(),
    user_id: userId,
    order_id: payment.order_id,
    reversal_id: newId(),
    ...money,
    created_at: now(),
  });
  await db('charge_attempts').insert({ user_id: userId, kind: 'pay', created_at: now() });
  await db('card_registrations').insert({
    processor: 'cards',
    registration_id: mark,
    user_id: userId,
    created_at: now(),
  });
  await db('payment_risk_decisions').insert({
    id: newId(),
    user_id: userId,
    rule: 'card-velocity',
    facts: '{}',
    decided_at: now(),
    holds_until: now(),
  });
}

/** Stores an invoice of a payment, whose buyer has the mark as name. */
async function storeInvoice(
  { db, seal, now }: DomainContext,
  userId: string,
  paymentId: string,
  mark: string,
): Promise<void> {
  const id = newId();
  const buyer = { name: mark, street: '1 Quay', postalCode: 'D1', city: 'Dublin', country: 'IE' };
  await db('invoices').insert({
    id,
    kind: 'invoice',
    year: 2000,
    serial: await nextSerial(db),
    payment_id: paymentId,
    user_id: userId,
    seller: JSON.stringify({ name: 'Lumen', address: 'Dublin', companyId: '', taxId: '' }),
    sealed_buyer: sealBuyer(seal, id, { ...buyer, taxId: '' }),
    description: 'Tokens',
    currency: 'USD',
    gross_minor: 100,
    tax_minor: 19,
    tax_rate: '0.19',
    supplied_at: now(),
    issued_at: now(),
  });
}

const nextSerial = async (db: DomainContext['db']): Promise<number> =>
  ((await db('invoices').max({ last: 'serial' }).first())?.last ?? 0) + 1;
