import { someStaff } from '../../staff/testing/some-staff';
import { describe, expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { receiptDue } from '../events';
import { playShop } from '../testing/play-shop';
import { priceOf } from '../testing/products';
import { refundPayment } from '../reversals/refund-payment';
import { carryOutRefunds } from '../reversals/refunds';
import { getReceipt } from './list-payments';

const { database, context } = await openTestContext();
const shop = playShop(context);

/** Creates a paid order of 11.90 $, including 1.90 $ tax. */
async function bought() {
  const { id: userId, email } = await makeUser(database.db);
  const order = await shop.order(userId, { price: priceOf(1190, 190) });
  const cardId = await shop.saveCard(userId);
  const paid = await shop.pay(userId, order.id, { kind: 'saved_card', cardId });
  if (!paid.ok) throw new Error(paid.reason);
  return { userId, email, order, paymentId: paid.paymentId };
}
const receiptsOf = async (userId: string) => {
  const rows = await database
    .db('outbox')
    .where({ name: receiptDue.name, person_id: userId })
    .orderBy('id')
    .select<{ payload: object }[]>('payload');
  return rows.map(({ payload }) => payload);
};

describe('a receipt', () => {
  it('shows its payer the amount, the payment method and the sum refunded since', async () => {
    const { userId, order, paymentId } = await bought();
    const receipt = {
      orderNumber: order.number,
      productName: '100 tokens',
      amount: { minor: 1190, currency: 'USD' },
      taxMinor: 190,
      paidWith: 'Visa •••• 4242',
    };
    expect(await getReceipt(context, { userId, paymentId })).toMatchObject({
      ok: true,
      receipt: { ...receipt, refunded: { minor: 0, currency: 'USD' } },
    });
    const part = { paymentId, reason: 'a mistake', by: someStaff(), amountMinor: 590 };
    await refundPayment(context, part);
    await carryOutRefunds(context, shop.providers);
    expect(await getReceipt(context, { userId, paymentId })).toMatchObject({
      ok: true,
      receipt: { ...receipt, refunded: { minor: 590, currency: 'USD' } },
    });
  });

  it('is not available to other users, nor for an unpaid payment', async () => {
    const { paymentId } = await bought();
    const { id: userId } = await makeUser(database.db);
    const none = { ok: false, reason: 'no-such-payment' };
    expect(await getReceipt(context, { userId, paymentId })).toEqual(none);
    const order = await shop.order(userId);
    const begun = await shop.pay(userId, order.id, { kind: 'hosted' });
    if (!begun.ok) throw new Error(begun.reason);
    expect(await getReceipt(context, { userId, paymentId: begun.paymentId })).toEqual(none);
  });

  it('is mailed once on payment and once on refund, with its part of the tax', async () => {
    const { userId, email, paymentId } = await bought();
    const part = { paymentId, reason: 'a mistake', by: someStaff(), amountMinor: 595 };
    await refundPayment(context, part);
    await carryOutRefunds(context, shop.providers);
    await carryOutRefunds(context, shop.providers);
    const of = { email, productName: '100 tokens', method: 'Visa •••• 4242' };
    expect(await receiptsOf(userId)).toMatchObject([
      { ...of, kind: 'paid', money: { minor: 1190, currency: 'USD' }, taxMinor: 190 },
      { ...of, kind: 'refunded', money: { minor: 595, currency: 'USD' }, taxMinor: 95 },
    ]);
  });

  it('is not mailed after the account was deleted', async () => {
    const { userId, paymentId } = await bought();
    await database.db('users').where({ id: userId }).update({ state: 'deleted' });
    await refundPayment(context, { paymentId, reason: 'a mistake', by: someStaff() });
    await carryOutRefunds(context, shop.providers);
    expect(await receiptsOf(userId)).toMatchObject([{ kind: 'paid' }]);
  });
});
