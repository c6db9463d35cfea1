import { logIn } from '~/app/testing/sign-in';
import type { TestSite } from '~/app/testing/start-site';
import { issueInvoice } from '~/domain/invoices/issue-invoice';
import { legalSettings } from '~/domain/legal/settings';
import { makeOrder, makePayment } from '~/domain/payments/testing/products';
import { writeSetting } from '~/domain/settings/write-setting';
import { expect } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import type { Refusal } from './refusal';

const buyer = {
  name: 'Ada Lovelace',
  street: '1 Main St',
  postalCode: 'D02 X285',
  city: 'Dublin',
  country: 'IE',
  taxId: '',
};

const route = '/settings/receipts/:id/invoice';

/** Returns the refusals of the form for an invoice. */
export function refusedInvoices(siteOf: () => TestSite): Refusal[] {
  const refused = (
    what: string,
    says: string,
    values: Partial<typeof buyer>,
    operator: string,
  ): Refusal => ({
    route,
    what,
    says: `errors:${says}`,
    bring: async () => {
      const { domain, owner, db } = siteOf();
      const client = await logIn(siteOf());
      const { userId } = client;
      const { id: paymentId } = await makePayment(domain, await makeOrder(domain, userId));
      const completed = { state: 'completed', completed_at: domain.now() } as const;
      await db('payments').where({ id: paymentId }).update(completed);
      for (const key of ['operator_legal_name', 'operator_address'] as const) {
        await writeSetting(owner, legalSettings, key, operator);
      }
      const path = `/settings/receipts/${paymentId}/invoice`;
      // The settings apply after a few seconds.
      await eventually(async () => {
        const { ok } = await issueInvoice(domain, { userId, paymentId, buyer });
        expect(ok).toBe(operator !== '');
      });
      return { client, path, values: { ...buyer, ...values } };
    },
  });
  return [
    refused('without an operator', 'invoices are not issued here', {}, ''),
    refused('of another buyer', 'this payment has an invoice already', { name: 'Eve' }, 'Lumen'),
  ];
}
