import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueSchema } from '~/domain/offers/catalogue';
import { publishCatalogue } from '~/domain/offers/publish-catalogue';
import { keepCard } from '~/domain/payments/cards/keep-card';
import { playProvider } from '~/domain/payments/testing/play-provider';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { logIn } from '../testing/sign-in';
import { startSite, type TestSite } from '../testing/start-site';

const cards = playProvider({ id: 'cards' });
const hosted = playProvider({ id: 'hosted', kind: 'hosted' });
const crypto = playProvider({ id: 'crypto', kind: 'crypto' });

const month = '00000000-0000-7000-8000-000000000101';
let site: TestSite;
let packId: string;
beforeAll(async () => {
  site = await startSite({ paymentProviders: [cards, hosted, crypto] });
  const pack = { kind: 'pack', amount: 333, terms: { priceMinor: 2999, bonusBp: 1000 } };
  const catalogue = catalogueSchema.parse({ offers: [pack] });
  await publishCatalogue(site.owner, catalogue, new Date());
  const row = await site.db('token_offers').where({ amount: 333 }).first('id');
  packId = row?.id ?? '';
});
afterAll(() => site.close());

const api = '/api/v1';
const tokens = (call: string) => `${api}/token-deposit-offers/${packId}/${call}`;

async function saveCard(userId: string): Promise<string> {
  const registration = cards.register();
  const saved = await transact(site.domain, (trx) =>
    keepCard(site.domain, trx, { userId, processor: 'cards', registration }),
  );
  return saved?.id ?? '';
}

const ordersOf = (buyerId: string) =>
  site.db('orders').where({ buyer_id: buyerId }).orderBy('created_at');

describe('POST /token-deposit-offers/{offerId}/checkout', () => {
  it('returns the payment methods and the price', async () => {
    const fan = await logIn(site);
    const cardId = await saveCard(fan.userId);
    const answer = await fan.post(tokens('checkout'), { modal_source: 'tokens_packs_popup' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        sessionData: {
          usePaymentSession: true,
          isCryptoAvailable: true,
          durationsWithCryptoAvailable: [],
          isExternalPMsAvailable: true,
        },
        availableCreditCards: [{ _id: cardId, isDefault: true, type: 'CreditCardPayment' }],
        paymentData: { amount: 29.99, currency: 'USD' },
        subscriptionChange: null,
      },
    });
    const [order] = await ordersOf(fan.userId);
    expect(order).toMatchObject({ source: 'tokens_packs_popup', total_minor: 2999 });
  });

  it('creates one order per purchase, whatever price is sent along', async () => {
    const fan = await logIn(site);
    await fan.post(tokens('checkout'), {});
    await fan.post(tokens('checkout'), { total: 1, amount: 1, price: 0.01, currency: 'XXX' });
    const orders = await ordersOf(fan.userId);
    expect(orders.map(({ total_minor, currency }) => [total_minor, currency])).toEqual([
      [2999, 'USD'],
    ]);
  });

  it('is also for users with an unverified address, and for no visitor', async () => {
    const newcomer = await logIn(site, { isVerified: false });
    expect((await newcomer.post(tokens('checkout'), {})).status).toBe(200);
    expect((await site.client().post(tokens('checkout'), {})).status).toBe(401);
  });

  it.each([
    ['an unknown offer', () => `${api}/token-deposit-offers/${newId()}/checkout`, {}, 404],
    ['no id', () => `${api}/token-deposit-offers/none/checkout`, {}, 400],
    ['an unknown plan', () => `${api}/subscription-plans/${newId()}/checkout`, {}, 404],
    ['an unknown club', () => `${api}/creators-subscriptions/${newId()}/checkout`, {}, 404],
    ['a source that there is not', () => tokens('checkout'), { modal_source: 'elsewhere' }, 400],
    ['a key without end', () => tokens('checkout'), { affiliateKey: 'x'.repeat(1000) }, 400],
  ])('refuses %s', async (_what, path, body, status) => {
    const fan = await logIn(site);
    expect((await fan.post(path(), body)).status).toBe(status);
    expect(await ordersOf(fan.userId)).toEqual([]);
  });
});

describe('POST …/buy', () => {
  it('charges a saved card the price of the order, once for one key', async () => {
    const fan = await logIn(site);
    const paymentMethodId = await saveCard(fan.userId);
    const before = cards.charged();
    const headers = { 'idempotency-key': newId() };
    const answers = await Promise.all(
      [1, 2, 3].map(() => fan.post(tokens('buy'), { paymentMethodId, amount: 1 }, headers)),
    );
    expect(cards.charged() - before).toBe(2999);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      redirect: null,
      status: 'completed',
      data: { amount: 29.99 },
    });
  });

  it('leads a user who names no card to the processor’s page', async () => {
    const fan = await logIn(site);
    const { status, body } = await fan.post(tokens('buy'), {});
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: 'pending', redirect: expect.stringMatching(/^https?:/) },
    });
  });

  it('never charges another user’s card', async () => {
    const [fan, owner] = [await logIn(site), await logIn(site)];
    const before = cards.charged();
    const paymentMethodId = await saveCard(owner.userId);
    expect((await fan.post(tokens('buy'), { paymentMethodId })).status).toBe(404);
    expect(cards.charged()).toBe(before);
  });

  it('reports a declined card as declined', async () => {
    const fan = await logIn(site);
    const paymentMethodId = await saveCard(fan.userId);
    cards.plan({ decline: 'insufficient-funds' });
    const { status, body } = await fan.post(tokens('buy'), { paymentMethodId });
    expect({ status, body }).toMatchObject({
      status: 402,
      body: { data: { code: 'card-declined' } },
    });
  });

  it('never leads back to another site', async () => {
    const fan = await logIn(site);
    const paymentMethodId = await saveCard(fan.userId);
    const customerBrowserData = { shopperResultUrl: 'https://elsewhere.example/' };
    const answer = await fan.post(tokens('buy'), { paymentMethodId, customerBrowserData });
    expect(answer.status).toBe(400);
  });

  it('answers the subscription of a plan that was bought', async () => {
    const fan = await logIn(site);
    const paymentMethodId = await saveCard(fan.userId);
    const { body } = await fan.post(`${api}/subscription-plans/${month}/buy`, { paymentMethodId });
    expect(body).toMatchObject({
      status: 'completed',
      subscription: { expirationDate: expect.any(String) },
      nextSubscription: null,
    });
  });
});

describe('a plan for a user who has another one', () => {
  const quarter = '00000000-0000-7000-8000-000000000103';
  const plan = (call: string, id = quarter) => `${api}/subscription-plans/${id}/${call}`;

  async function logInSubscriber() {
    const fan = await logIn(site);
    const paymentMethodId = await saveCard(fan.userId);
    await fan.post(plan('buy', month), { paymentMethodId });
    return { fan, paymentMethodId };
  }

  it('is shown as the next plan, and costs nothing today', async () => {
    const { fan, paymentMethodId } = await logInSubscriber();
    const { status, body } = await fan.post(plan('checkout'), {});
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        sessionData: { orderId: null, isCryptoAvailable: false, isExternalPMsAvailable: false },
        availableCreditCards: [{ _id: paymentMethodId }],
        paymentData: { amount: 0, currency: 'USD' },
        subscriptionChange: { paymentAmount: 38.97, autoRenewPrice: 59.97 },
      },
    });
    expect(await ordersOf(fan.userId)).toHaveLength(1);
  });

  it('follows when the period ends, though its order was open before, and charges nothing', async () => {
    const fan = await logIn(site);
    const paymentMethodId = await saveCard(fan.userId);
    await fan.post(plan('checkout'), {});
    await fan.post(plan('buy', month), { paymentMethodId });
    const before = cards.charged();
    const { status, body } = await fan.post(plan('buy'), { paymentMethodId });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        redirect: null,
        status: 'completed',
        data: { amount: 0 },
        nextSubscription: {
          paymentAmount: 38.97,
          subscriptionPlanDetails: { _id: quarter, duration_months: 3 },
        },
      },
    });
    expect(cards.charged()).toBe(before);
  });

  it('is not paid with another user’s card, nor with coins', async () => {
    const { fan } = await logInSubscriber();
    const paymentMethodId = await saveCard((await logIn(site)).userId);
    expect((await fan.post(plan('buy'), { paymentMethodId })).status).toBe(404);
    expect((await fan.post(plan('crypto'))).status).toBe(422);
    const { body } = await fan.post(plan('checkout'), {});
    expect(body).toMatchObject({ subscriptionChange: { paymentAmount: 38.97 } });
  });
});

describe('POST …/crypto', () => {
  it('returns the payment address, spelt as in the contract', async () => {
    const fan = await logIn(site);
    const { status, body } = await fan.post(`${tokens('crypto')}?modal_source=paywall`);
    expect({ status, body }).toEqual({
      status: 200,
      body: { cryptoPaymnetUrl: expect.stringMatching(/^https?:/) },
    });
  });

  it('never leads back to another site', async () => {
    const fan = await logIn(site);
    const callbackUrl = encodeURIComponent('//elsewhere.example');
    const answer = await fan.post(`${tokens('crypto')}?callbackUrl=${callbackUrl}`);
    expect(answer.status).toBe(400);
  });

  it('is not taken for a plan of a month', async () => {
    const fan = await logIn(site);
    expect((await fan.post(`${api}/subscription-plans/${month}/crypto`)).status).toBe(422);
  });
});
