import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderDocuments } from '~/app/testing/documents';
import { signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeUser } from '~/db/testing';
import { playShop } from '~/domain/payments/testing/play-shop';
import { priceOf } from '~/domain/payments/testing/products';
import { newId } from '~/domain/shared/ids';
import { formBody, formHeaders } from './security/testing/pages';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
});
afterAll(() => site.close());

it('shows the evidence of a dispute to staff who say why, as a file to save', async () => {
  const { id: userId } = await makeUser(site.db);
  const shop = playShop(site.domain);
  const order = await shop.order(userId, { price: priceOf(1190) });
  const cardId = await shop.saveCard(userId);
  const paid = await shop.pay(userId, order.id, { kind: 'saved_card', cardId });
  if (!paid.ok) throw new Error(paid.reason);
  const id = newId();
  await site.db('disputes').insert({
    id,
    payment_id: paid.paymentId,
    chargeback_id: newId(),
    amount_minor: 1190,
    currency: 'USD',
    state: 'open',
    opened_at: new Date(),
  });
  const staff = await signInStaff(site, 'manager');
  const open = async (reason: string) => {
    const body = formBody({ intent: 'open', reason });
    const sent = { body, headers: formHeaders };
    return String((await staff.request('POST', `/admin/disputes/${id}`, sent)).body);
  };
  expect(await open('')).not.toContain('download=');
  const page = await open('The bank wants it');
  expect(page).toMatch(/download="evidence-[^"]+\.json"/);
  expect(page).toContain(paid.paymentId);
});
