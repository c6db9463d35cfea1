/**
 * Tests that code which holds a connection never waits for another: with a hundred people paying
 * simultaneously, each would hold one and wait. So everything is bought here with a pool of one
 * connection and with settings that are not yet cached.
 */
import { someStaff } from '~/domain/staff/testing/some-staff';
import { afterAll, expect, it } from 'vitest';
import { connect, heldTransaction } from '~/db/connection';
import { createTestContext } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { refundPayment } from '~/domain/payments/reversals/ask-refund';
import { carryOutRefunds } from '~/domain/payments/reversals/refunds';
import { playProvider } from '~/domain/payments/testing/play-provider';
import { welcome } from './testing/customer';
import { fillShelves } from './testing/shelves';

const { database, context: plenty } = await openTestContext();
const shelves = await fillShelves(plenty);
const db = connect({ url: database.url, pool: 1 });
afterAll(() => db.destroy());
const context = createTestContext(db);
context.settings = async (of) => {
  const rows = await (heldTransaction(db) ?? db)('settings').select('key', 'value');
  return of.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
};

it.each(shelves.asks)('buys and refunds $variant $productId', async (ask) => {
  const customer = await welcome(context, {
    cards: playProvider({ id: `cards-${ask.productId}` }),
    hosted: playProvider({ id: `hosted-${ask.productId}`, kind: 'hosted' }),
    crypto: playProvider({ id: `crypto-${ask.productId}`, kind: 'crypto' }),
  });
  const opened = await customer.open(ask);
  if (!opened.ok) throw new Error(opened.reason);
  const paid = await customer.pay(opened.order.id, 'saved');
  if (!paid.ok) throw new Error(paid.reason);
  expect(paid.state).toBe('completed');
  const { paymentId } = paid;
  const asked = { paymentId, reason: 'They asked', by: someStaff(), amountMinor: 100 };
  expect(await refundPayment(context, asked)).toMatchObject({ ok: true });
  await carryOutRefunds(context, customer.providers);
  expect(await db('refunds').where({ payment_id: paymentId }).pluck('state')).toEqual([
    'completed',
  ]);
});
