import { describe, expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../../shared/ids';
import { findOrder } from './find-order';
import { openOrder } from './open-order';
import { makeOrder, packOf, priceOf } from '../testing/products';

const { database, context } = await openTestContext();

describe('an order', () => {
  it('stores the product, its price, the buyer and the source', async () => {
    const { id: buyerId } = await makeUser(database.db);
    const product = packOf(100);
    const order = await makeOrder(context, buyerId, { product });
    expect(order).toEqual({
      id: order.id,
      number: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/) as string,
      buyerId,
      product: { ...product, characterId: null, creatorId: null },
      price: priceOf(999),
      kind: 'one-time-purchase',
      source: 'tokens_packs_popup',
      replacesSubscriptionId: null,
      state: 'open',
      createdAt: order.createdAt,
      expiresAt: new Date(order.createdAt.getTime() + 3_600_000),
    });
    expect(await findOrder(database.db, order.id)).toEqual(order);
    expect(await findOrder(database.db, newId())).toBeNull();
  });

  it('is the same for a reload, a second tab and a second device, all at once', async () => {
    const { id: buyerId } = await makeUser(database.db);
    const product = packOf(50);
    const opened = await Promise.all(
      Array.from({ length: 20 }, () => makeOrder(context, buyerId, { product })),
    );
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    const facts = await database.db('outbox').where({ person_id: buyerId }).select('name');
    expect(facts).toEqual([{ name: 'payments.order-opened' }]);
  });

  it('is a different one for another price, product or buyer', async () => {
    const [{ id: one }, { id: other }] = [await makeUser(database.db), await makeUser(database.db)];
    const product = packOf(50);
    const orders = [
      await makeOrder(context, one, { product }),
      await makeOrder(context, one, { product, price: priceOf(998) }),
      await makeOrder(context, one, { product: { ...product, details: { tokens: 51 } } }),
      await makeOrder(context, other, { product }),
    ];
    expect(new Set(orders.map(({ id }) => id)).size).toBe(4);
  });

  it('is the same although it would renew a moment later', async () => {
    const { id: buyerId } = await makeUser(database.db);
    const product = {
      kind: 'subscriptions' as const,
      id: 'monthly',
      name: 'A month',
      details: null,
    };
    const priceAt = (firstAt: string) => ({
      ...priceOf(1999),
      autoRenew: {
        price: { minor: 1999, currency: 'USD' },
        period: { unit: 'month' as const, count: 1 },
        firstAt: new Date(firstAt),
      },
    });
    const one = await makeOrder(context, buyerId, { product, price: priceAt('2026-02-01') });
    const two = await makeOrder(context, buyerId, { product, price: priceAt('2026-02-02') });
    expect(two).toEqual(one);
    expect(one.kind).toBe('initial');
    expect(one.price.autoRenew?.firstAt).toEqual(new Date('2026-02-01'));
  });

  it('makes room for another when it has expired and no payment is under way', async () => {
    const { id: buyerId } = await makeUser(database.db);
    const product = packOf(70);
    const expiresAt = new Date(context.now().getTime() + 1000);
    const first = await makeOrder(context, buyerId, { product, expiresAt });
    context.advance(1001);
    const second = await makeOrder(context, buyerId, { product });
    expect(second.id).not.toBe(first.id);
    expect(await findOrder(database.db, first.id)).toMatchObject({ state: 'expired' });
  });

  it('of a renewal exists once per key, whatever its state', async () => {
    const { id: buyerId } = await makeUser(database.db);
    const request = {
      buyerId,
      product: { kind: 'subscriptions' as const, id: 'monthly', name: 'A month', details: null },
      price: priceOf(1999),
      source: null,
      rebillKey: `${newId()}:2`,
    };
    const orders = await Promise.all(Array.from({ length: 5 }, () => openOrder(context, request)));
    const [first] = orders;
    await database
      .db('orders')
      .where({ id: first?.id })
      .update({ state: 'expired', closed_at: context.now() });
    orders.push(await openOrder(context, request));
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
    expect(first?.kind).toBe('rebill');
  });

  it('is never made of a price that cannot be charged', async () => {
    const { id: buyerId } = await makeUser(database.db);
    for (const price of [priceOf(0), priceOf(-1), priceOf(1.5), priceOf(100, 100)]) {
      await expect(makeOrder(context, buyerId, { price })).rejects.toThrow();
    }
  });
});
