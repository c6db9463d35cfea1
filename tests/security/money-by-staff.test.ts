import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderDocuments } from '~/app/testing/documents';
import { signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeUser } from '~/db/testing';
import { packOf, priceOf, makeOrder } from '~/domain/payments/testing/products';
import { payOrder } from '~/domain/payments/pay/pay-order';
import { newId } from '~/domain/shared/ids';
import { playProvider } from '~/domain/payments/testing/play-provider';
import { carryOutRefunds } from '~/domain/payments/reversals/refunds';
import { formBody, formHeaders } from './testing/pages';

const cards = playProvider({ id: 'cards' });
let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments(), paymentProviders: [cards] });
});
afterAll(() => site.close());

/** Creates a person who paid for 100 tokens by card. */
async function payer(minor: number) {
  const { id: buyerId, email } = await makeUser(site.db);
  const order = await makeOrder(site.domain, buyerId, {
    product: packOf(100),
    price: priceOf(minor),
  });
  const paid = await payOrder(site.domain, [cards], {
    buyerId,
    orderId: order.id,
    means: {
      kind: 'new_card',
      token: `typed-${newId()}`,
      processor: 'cards',
      holder: 'A',
      email,
      save: false,
    },
    returnUrl: 'http://localhost:3000/checkout/return',
    origin: { deviceId: null, address: '192.0.2.1' },
  });
  if (!paid.ok) throw new Error(paid.reason);
  return { email, number: order.number, path: `/admin/payments/${paid.paymentId}` };
}

const textOf = (body: unknown) => String(body).replaceAll('<!-- -->', '').replaceAll('&#x27;', '’');

it('is found by its number, refunded in parts with what it takes back, and shows what is left', async () => {
  const { email, number, path } = await payer(2000);
  const staff = await signInStaff(site, 'manager');
  const send = (place: string, fields: Record<string, string>) =>
    staff.request('POST', place, { body: formBody(fields), headers: formHeaders });
  const list = textOf((await staff.get(`/admin/payments?search=${number}`)).body);
  expect(list).toContain(`href="${path}"`);
  expect(list).not.toContain(email);

  const before = textOf((await staff.get(path)).body);
  expect(before).toContain('$20.00 is left to refund.');
  expect(before).toContain('Tokens: 100 of 100 are unspent.');
  const refund = { intent: 'refund', reason: 'Asked by mail', reasonCode: 'goodwill' };
  expect((await send(path, { ...refund, reasonCode: 'greed' })).status).toBe(400);
  expect((await send(path, { ...refund, amount: '20.01' })).status).toBe(422);
  for (const amount of ['5.00', '3.50']) {
    const { headers } = await send(path, { ...refund, amount });
    expect(headers.get('location')).toBe(`${path}?done=refund`);
    await carryOutRefunds(site.domain, [cards]);
  }
  const after = textOf((await staff.get(path)).body);
  expect(after).toContain('$11.50 is left to refund.');
  expect(after).toContain('Tokens: 57 of 57 are unspent.');
  const reversals = textOf((await staff.get(`${path}?tab=reversals`)).body);
  expect(reversals).toContain('$5.00 · Refunded');
  expect(reversals).toContain('$3.50 · Refunded');
  const ledger = textOf((await staff.get(`${path}?tab=ledger`)).body);
  expect(ledger).toContain('refunded:USD -$3.50');
});

it('opens its evidence only with a reason, which is logged', async () => {
  const { number, path } = await payer(900);
  const staff = await signInStaff(site, 'manager');
  const open = (fields: Record<string, string>) =>
    staff.request('POST', path, {
      body: formBody({ intent: 'open', ...fields }),
      headers: formHeaders,
    });
  expect((await open({})).status).toBe(400);
  const opened = await open({ reason: 'Dispute 17' });
  expect(textOf(opened.body)).toContain(`download="evidence-${number}.json"`);
  const logged = await site
    .db('staff_actions')
    .where({ act: 'payment.open-evidence' })
    .pluck('reason');
  expect(logged).toEqual(['Dispute 17']);
});
