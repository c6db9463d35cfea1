import type { Page } from '@playwright/test';
import * as z from 'zod';
import { createTestContext } from '~/db/testing';
import { makeOrder, makePayment } from '~/domain/payments/testing/products';
import { withDatabase } from '../actors/database';
import type { Scene } from './scene';

const meSchema = z.object({ _id: z.string() });

/** Creates a completed payment of the viewer, and returns the page of its invoice. */
async function payFor(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v1/users/me');
  const { _id: userId } = meSchema.parse(await answer.json());
  const paymentId = await withDatabase(async (db) => {
    const context = createTestContext(db);
    const payment = await makePayment(context, await makeOrder(context, userId));
    await db('payments')
      .where({ id: payment.id })
      .update({ state: 'completed', completed_at: new Date() });
    return payment.id;
  });
  return `/settings/receipts/${paymentId}/invoice`;
}

async function issue(page: Page): Promise<string> {
  const path = await payFor(page);
  await page.request.post(path, {
    form: {
      name: 'Anna-Katharina von Wolkenstein-Trostburg GmbH & Co. KG',
      street: 'Lange Straße der Vereinigten Handwerker 112',
      postalCode: '10115',
      city: 'Berlin',
      country: 'DE',
      taxId: 'DE123456789',
    },
  });
  return path;
}

/** The invoice of a payment: the form for its buyer, and the issued document. */
export const invoiceScenes: readonly Scene[] = [
  { name: 'cardholder-new-invoice', looker: 'cardholder', path: '/settings', prepare: payFor },
  { name: 'cardholder-invoice', looker: 'cardholder', path: '/settings', prepare: issue },
];
