import { describe, expect, it } from 'vitest';
import { newId } from '~/domain/shared/ids';
import { api, affairsOf, openOrderOf, openShop, sendForm, type Buyer } from './testing/shop';

const shop = await openShop();
const { site } = shop;

/** Returns a user on a processor's page who has paid nothing. */
async function onPage(fan?: Buyer, amount = 100) {
  const buyer = fan ?? (await shop.enter());
  const packId = await shop.packOf(amount);
  const { orderId } = await openOrderOf(buyer, `/token-deposit-offers/${packId}/checkout`);
  const sent = await sendForm(buyer, `/checkout/${orderId}`, { means: 'hosted' });
  expect(sent.status).toBe(302);
  const payment = await site.owner('payments').where({ order_id: orderId }).first();
  if (!payment) throw new Error('nothing was begun');
  return {
    fan: buyer,
    orderId,
    packId,
    paymentId: payment.id,
    page: sent.headers.get('location') ?? '',
  };
}

/** All claims that an address could contain. */
const claims = {
  usePaymentRedirect: 'true',
  status: 'completed',
  state: 'completed',
  success: 'true',
  result: 'success',
  paid: 'true',
  amount: '9.99',
  resourcePath: '/v1/checkouts/paid',
};
const back = (client: Buyer, orderId: string, parameters: Record<string, string>) =>
  client.get(`/checkout/${orderId}/return?${new URLSearchParams(parameters)}`);

async function expectUnpaid({ userId }: Buyer) {
  const { orders, payments, bought, account } = await affairsOf(site, userId);
  expect(orders.every(({ state }) => state === 'open')).toBe(true);
  expect(payments.every(({ state }) => state !== 'completed')).toBe(true);
  expect(bought).toEqual([]);
  expect(account.every(({ balance }) => !balance)).toBe(true);
  expect(await shop.charged(userId)).toEqual([]);
}

describe('the return address of a payment', () => {
  it('is not believed that an order was paid which was not', async () => {
    const { fan, orderId, paymentId } = await onPage();
    for (const parameters of [
      claims,
      { ...claims, payment: paymentId },
      { ...claims, payment: paymentId, id: paymentId, variant: 'tokens', brand: 'APPLEPAY' },
      { ...claims, payment: newId() },
      { ...claims, payment: "' or 1=1" },
    ]) {
      const { status, headers } = await back(fan, orderId, parameters);
      expect(status).toBe(302);
      expect(headers.get('location')).toMatch(`/checkout/${orderId}`);
      expect(headers.get('location')).not.toContain('success');
    }
    await expectUnpaid(fan);
  });

  it('pays no order with another’s payment, or with one of another order', async () => {
    const [victim, thief] = [await onPage(), await onPage()];
    const second = await onPage(thief.fan, 400);
    await shop.verotel.pay(victim.page);
    for (const payment of [victim.paymentId, second.paymentId]) {
      const { headers } = await back(thief.fan, thief.orderId, { ...claims, payment });
      expect(headers.get('location')).not.toContain('success');
    }
    await expectUnpaid(thief.fan);
    const status = await thief.fan.put(api(`/payments/status/${victim.paymentId}`), {});
    expect(status.status).toBe(404);
  });

  it('of another buyer’s order is answered like that of a missing one', async () => {
    const [victim, thief] = [await onPage(), await shop.enter()];
    const before = await affairsOf(site, victim.fan.userId);
    const there = await back(thief, victim.orderId, { ...claims, payment: victim.paymentId });
    const nowhere = await back(thief, newId(), claims);
    expect([there.status, there.body]).toEqual([nowhere.status, nowhere.body]);
    expect(there.status).toBe(404);
    expect(await affairsOf(site, victim.fan.userId)).toEqual(before);
  });

  it('follows the report of the processor, whatever it claims itself', async () => {
    const { fan, orderId, paymentId, page } = await onPage();
    await shop.verotel.pay(page);
    const parameters = { payment: paymentId, status: 'failed', success: 'false' };
    const { status } = await back(fan, orderId, parameters);
    expect(status).toBe(302);
    const { orders } = await affairsOf(site, fan.userId);
    expect(orders).toMatchObject([{ id: orderId, state: 'paid' }]);
  });

  it('leads to no other site', async () => {
    const { fan, orderId } = await onPage();
    for (const from of [
      'https://elsewhere.example/',
      '//elsewhere.example',
      '/\\elsewhere.example',
      'javascript:alert(1)',
    ]) {
      const { headers } = await back(fan, orderId, { from, place: 'modal' });
      expect(headers.get('location')).toMatch(/^\/checkout\//);
      expect(headers.get('location')).not.toContain('elsewhere');
    }
  });
});

describe('a card token', () => {
  const newCard = { means: 'new', holder: 'Ada Lovelace', email: 'ada@example.com' };

  it('pays nothing when it is made up, or was used', async () => {
    const fan = await shop.enter();
    const packId = await shop.packOf(50);
    const { orderId } = await openOrderOf(fan, `/token-deposit-offers/${packId}/checkout`);
    const made = await sendForm(fan, `/checkout/${orderId}`, { ...newCard, token: 'tok_made_up' });
    expect(made.status).toBeLessThan(500);
    await expectUnpaid(fan);
    const token = await shop.cards.tokenOf('4242424242424242');
    const other = await shop.enter();
    const theirs = await openOrderOf(other, `/token-deposit-offers/${packId}/checkout`);
    await sendForm(other, `/checkout/${theirs.orderId}`, { ...newCard, token });
    expect(await shop.charged(other.userId)).toHaveLength(1);
    // An eavesdropper can no longer pay with it.
    await sendForm(fan, `/checkout/${orderId}`, { ...newCard, token });
    await expectUnpaid(fan);
  });

  it('is no saved card of another’s, and no registration of theirs', async () => {
    const [fan, victim] = [await shop.enter(), await shop.enter()];
    const card = await site.owner('saved_cards').where({ id: victim.cardId }).first();
    const packId = await shop.packOf(50);
    const { orderId } = await openOrderOf(fan, `/token-deposit-offers/${packId}/checkout`);
    const tries: Record<string, string>[] = [
      { means: 'saved', card: victim.cardId },
      { ...newCard, token: victim.cardId },
      { ...newCard, token: card?.registration_id ?? '' },
    ];
    for (const fields of tries) {
      const { status } = await sendForm(fan, `/checkout/${orderId}`, fields);
      expect(status).toBeLessThan(500);
    }
    const bought = await fan.post(api(`/token-deposit-offers/${packId}/buy`), {
      paymentMethodId: victim.cardId,
    });
    expect(bought.status).toBe(404);
    await expectUnpaid(fan);
    const found = await fan.get(
      `/add_card/return?registrationId=${card?.registration_id}&attempt=5`,
    );
    expect(JSON.stringify(found.body)).not.toContain(victim.cardId);
    expect(await site.owner('saved_cards').where({ user_id: fan.userId })).toHaveLength(1);
  });
});
