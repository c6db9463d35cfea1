import type { Page } from '@playwright/test';
import { createTestContext } from '~/db/testing';
import { findOrder } from '~/domain/payments/orders/find-order';
import { makePayment } from '~/domain/payments/testing/products';
import { cheapestPack } from './checkout';
import { withDatabase } from '../database';

/**
 * Creates an order of the page's user without opening a page. A later request for the same product creates
 * another order, so that this one does not interfere.
 */
export async function orderFor(page: Page, variant: string, product: string): Promise<string> {
  const wish = new URLSearchParams({ variant, product, from: '/characters' });
  const answer = await page.request.get(`/checkout?${wish}`, { maxRedirects: 0 });
  const orderId = /\/checkout\/([0-9a-f-]{36})/.exec(answer.headers()['location'] ?? '')?.[1];
  if (orderId === undefined) throw new Error(`no order was made: ${answer.status()}`);
  await withDatabase((db) => db('orders').where({ id: orderId }).update({ sameness: orderId }));
  return orderId;
}

/** Creates an order of the cheapest pack. */
export const orderPack = async (page: Page): Promise<string> =>
  orderFor(page, 'tokens', (await cheapestPack(page)).id);

/** Adds a card payment to an order, pending unless stated otherwise; the provider is not polled for it. */
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

/** Makes the price of an order expire. */
export const letExpire = (orderId: string) =>
  withDatabase((db) =>
    db('orders')
      .where({ id: orderId })
      .update({
        created_at: new Date(Date.now() - 7_200_000),
        expires_at: new Date(Date.now() - 60_000),
      }),
  );

/** Marks an order as paid, without the other effects of a payment. */
export const letBePaid = (orderId: string) =>
  withDatabase((db) =>
    db('orders').where({ id: orderId }).update({ state: 'paid', closed_at: new Date() }),
  );
