import type { Page } from '@playwright/test';
import { createTestContext } from '~/db/testing';
import { findOrder } from '~/domain/payments/orders/find-order';
import { makePayment } from '~/domain/payments/testing/products';
import { cheapestPack } from './checkout';
import { withDatabase } from '../database';

/**
 * An order of whoever's page it is, without a page being opened, in whatever language. The next wish for
 * the same makes another one: what becomes of this is not met again.
 */
export async function orderFor(page: Page, variant: string, product: string): Promise<string> {
  const wish = new URLSearchParams({ variant, product, from: '/characters' });
  const answer = await page.request.get(`/checkout?${wish}`, { maxRedirects: 0 });
  const orderId = /\/checkout\/([0-9a-f-]{36})/.exec(answer.headers()['location'] ?? '')?.[1];
  if (orderId === undefined) throw new Error(`no order was made: ${answer.status()}`);
  await withDatabase((db) => db('orders').where({ id: orderId }).update({ sameness: orderId }));
  return orderId;
}

/** The same for the cheapest pack. */
export const orderPack = async (page: Page): Promise<string> =>
  orderFor(page, 'tokens', (await cheapestPack(page)).id);

/** A card payment of an order, under way unless told; nobody is asked about it meanwhile. */
export const letHavePaid = (
  orderId: string,
  change: { state?: 'failed'; decline_code?: string; method?: 'crypto_payment' } = {},
) =>
  withDatabase(async (db) => {
    const order = await findOrder(db, orderId);
    if (!order) throw new Error('there is no such order');
    const payment = await makePayment(createTestContext(db), order);
    await db('payments')
      .where({ id: payment.id })
      .update({
        card_last4: '4242',
        card_brand: 'visa',
        poll_at: null,
        asked: 'answered' as const,
        failed_at: change.state ? new Date() : null,
        ...change,
      });
  });

/** The price of an order is held no longer. */
export const letExpire = (orderId: string) =>
  withDatabase((db) =>
    db('orders')
      .where({ id: orderId })
      .update({
        created_at: new Date(Date.now() - 7_200_000),
        expires_at: new Date(Date.now() - 60_000),
      }),
  );

/** An order counts as paid; nothing else of a payment happens. */
export const letBePaid = (orderId: string) =>
  withDatabase((db) =>
    db('orders').where({ id: orderId }).update({ state: 'paid', closed_at: new Date() }),
  );
