import { beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { refundPayment } from '../payments/reversals/refund-payment';
import { carryOutRefunds } from '../payments/reversals/refunds';
import { playShop } from '../payments/testing/play-shop';
import { priceOf } from '../payments/testing/products';
import { legalSettings } from '../legal/settings';
import { writeSetting } from '../settings/write-setting';
import { newId } from '../shared/ids';
import { createHooks } from '../shared/hooks';
import { someStaff } from '../staff/testing/some-staff';
import { invoicesHooks } from './hooks';
import { findInvoices, findLastBuyer } from './find-invoices';
import { issueInvoice } from './issue-invoice';

const { database, context } = await openTestContext();
const shop = playShop(context);
const { hooks: shopHooks } = context;
const ownHooks = createHooks(
  () => Promise.resolve(invoicesHooks),
  () => context,
);
context.hooks = {
  async run(hook, trx, payload) {
    await shopHooks.run(hook, trx, payload);
    await ownHooks.run(hook, trx, payload);
  },
};
const buyer = {
  name: 'Ada Lindqvist',
  street: 'Storgatan 1',
  postalCode: '111 22',
  city: 'Stockholm',
  country: 'SE',
  taxId: 'SE556677889901',
};

/** Creates a paid order of 11.90 $, including 1.90 $ tax. */
async function bought() {
  const { id: userId } = await makeUser(database.db);
  const order = await shop.order(userId, { price: priceOf(1190, 190) });
  const cardId = await shop.saveCard(userId);
  const paid = await shop.pay(userId, order.id, { kind: 'saved_card', cardId });
  if (!paid.ok) throw new Error(`not paid: ${paid.reason}`);
  return { userId, paymentId: paid.paymentId };
}

async function refund(paymentId: string, amountMinor: number) {
  await refundPayment(context, { paymentId, reason: 'a mistake', by: someStaff(), amountMinor });
  await carryOutRefunds(context, shop.providers);
}

describe('with an operator', () => {
  beforeAll(async () => {
    await writeSetting(database.db, legalSettings, 'operator_legal_name', 'Lumen Ltd');
    await writeSetting(database.db, legalSettings, 'operator_address', '1 Quay, Dublin');
  });

  it('an invoice is issued once per payment, under a number without gaps', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, bought));
    const issued = await Promise.all(
      [...all, ...all].map((one) => issueInvoice(context, { ...one, buyer })),
    );
    const numbers = issued.map((one) => (one.ok ? one.invoice.number : one.reason));
    const year = new Date().getUTCFullYear();
    expect([...new Set(numbers)].toSorted()).toEqual(
      [1, 2, 3, 4, 5].map((serial) => `${year}-00000${serial}`),
    );
    const [first] = all;
    if (!first) throw new Error('nothing was bought');
    expect(await findInvoices(context, first)).toMatchObject([
      { buyer, seller: { name: 'Lumen Ltd' }, gross: { minor: 1190 }, net: { minor: 1000 } },
    ]);
    expect(await findLastBuyer(context, first.userId)).toEqual(buyer);
    const other = { ...buyer, name: 'Another Name' };
    expect(await issueInvoice(context, { ...first, buyer: other })).toMatchObject({
      reason: 'invoice-issued-already',
    });
    const { id: stranger } = await makeUser(database.db);
    const asked = { userId: stranger, paymentId: first.paymentId, buyer };
    expect(await issueInvoice(context, asked)).toMatchObject({ reason: 'no-invoiced-payment' });
    expect(await findInvoices(context, { ...first, userId: stranger })).toEqual([]);
  });

  it('its refunds are credited, those before it as well, and nothing of a whole refund is left', async () => {
    const one = await bought();
    await refund(one.paymentId, 333);
    await issueInvoice(context, { ...one, buyer });
    await refund(one.paymentId, 857);
    const [invoice, ...notes] = await findInvoices(context, one);
    expect(invoice).toMatchObject({ kind: 'invoice', gross: { minor: 1190 } });
    expect(notes).toMatchObject([
      { kind: 'credit-note', gross: { minor: 333 }, tax: { minor: 53 } },
      { kind: 'credit-note', gross: { minor: 857 }, tax: { minor: 137 } },
    ]);
    expect(notes.every(({ number }) => number.startsWith('CN-'))).toBe(true);
  });
});

it('none is issued while the settings name no operator', async () => {
  const { context: plain } = await openTestContext();
  const asked = { userId: newId(), paymentId: newId(), buyer };
  expect(await issueInvoice(plain, asked)).toMatchObject({ reason: 'invoices-not-issued' });
});
