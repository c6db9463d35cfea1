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
import { refundPayment } from '~/domain/payments/reversals/refund-payment';
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

it.each(shelves.requests)('buys and refunds $variant $productId', async (request) => {
  const customer = await welcome(context, {
    cards: playProvider({ id: `cards-${request.productId}` }),
    hosted: playProvider({ id: `hosted-${request.productId}`, kind: 'hosted' }),
    crypto: playProvider({ id: `crypto-${request.productId}`, kind: 'crypto' }),
  });
  const opened = await customer.open(request);
  if (!opened.ok) throw new Error(opened.reason);
  const paid = await customer.pay(opened.order.id, 'saved');
  if (!paid.ok) throw new Error(paid.reason);
  expect(paid.state).toBe('completed');
  const { paymentId } = paid;
  const input = { paymentId, reason: 'They asked', by: someStaff(), amountMinor: 100 };
  expect(await refundPayment(context, input)).toMatchObject({ ok: true });
  await carryOutRefunds(context, customer.providers);
  expect(await db('refunds').where({ payment_id: paymentId }).pluck('state')).toEqual([
    'completed',
  ]);
});
