import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOffers, subscribe } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import type { Client } from '../../testing/client';
import { logIn } from '../../testing/sign-in';
import { startSite, type TestSite } from '../../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
  await seedOffers(site.db, new Date());
});
afterAll(() => site.close());

const api = '/api/v1';
const packs = '/api/v1/smart-token-pack-deposit-offers';
const keyed = () => ({ 'idempotency-key': newId() });

async function tester(): Promise<Client> {
  const fan = await logIn(site);
  await site.db('users').where({ id: fan.userId }).update({ is_test: true });
  return fan;
}

async function buyLongAgo(userId: string): Promise<void> {
  await site.db('token_purchases').insert({
    order_id: newId(),
    user_id: userId,
    product_id: newId(),
    tokens: 50,
    paid_minor: 499,
    currency: 'USD',
    bought_at: new Date(Date.now() - 60 * 24 * 3600 * 1000),
  });
}

const codeOf = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  return { status, code: (body as { data?: { code?: string } }).data?.code };
};

describe('GET /token-deposit-offers', () => {
  it('lists the packs as in the contract, with the caller’s price', async () => {
    const fan = await logIn(site);
    await subscribe(site.db, fan.userId);
    const { status, body } = await fan.get(`${api}/token-deposit-offers`);
    expect(status).toBe(200);
    expect(body).toHaveLength(6);
    expect((body as unknown[])[1]).toEqual({
      _id: expect.any(String) as unknown,
      kind: 'pack',
      amount: 100,
      price: 9.99,
      currency: 'USD',
      bonus: 0.1,
      discount: 0,
      subscriptionDiscount: 0.2,
      isSmartTokenOffer: false,
      offerKey: null,
      special_offer_bonus: 0,
      variant: null,
      bonusTokens: 10,
      tokens: 110,
      listPrice: 9.99,
      finalPrice: 7.99,
      premiumPrice: null,
      discountPercent: 20,
      pricePerToken: 799 / 110,
      messages: 55,
      expiredAt: null,
    });
  });

  it('shows others the price of premium beside theirs', async () => {
    const { body } = await (await logIn(site)).get(`${api}/token-deposit-offers`);
    expect((body as { finalPrice: number }[]).map(({ finalPrice }) => finalPrice)).toEqual([
      4.99, 9.99, 19.99, 39.99, 79.99, 159.99,
    ]);
    expect((body as { premiumPrice: number }[]).map(({ premiumPrice }) => premiumPrice)).toEqual([
      3.99, 7.99, 15.99, 31.99, 63.99, 127.99,
    ]);
  });

  it('is also for users with an unverified address, and for no visitor', async () => {
    const newcomer = await logIn(site, { isVerified: false });
    expect((await newcomer.get(`${api}/token-deposit-offers`)).status).toBe(200);
    expect((await site.client().get(`${api}/token-deposit-offers`)).status).toBe(401);
  });
});

describe('the offers under test', () => {
  it.each([
    ['/token-deposit-offers/test', 'amount', 150],
    ['/token-bonus-offers/test', 'amount', 40],
  ])('GET %s is for accounts of tests alone', async (path, field, value) => {
    expect(await codeOf((await logIn(site)).get(api + path))).toEqual({
      status: 403,
      code: 'offer-not-for-you',
    });
    const { status, body } = await (await tester()).get(api + path);
    expect(status).toBe(200);
    expect(body).toMatchObject([{ [field]: value }]);
  });

  it('GET /token-deposit-offers/special-offer/test as well', async () => {
    const path = `${api}/token-deposit-offers/special-offer/test`;
    expect(await codeOf((await logIn(site)).get(path))).toMatchObject({ status: 403 });
    expect(await (await tester()).get(path)).toMatchObject({
      status: 200,
      body: { amount: 100, discount: 0.6, finalPrice: 4 },
    });
  });
});

describe('GET /token-deposit-offers/special-offer', () => {
  it('starts its clock at the first look, and keeps it running', async () => {
    const fan = await logIn(site);
    const before = Date.now();
    const first = await fan.get(`${api}/token-deposit-offers/special-offer`);
    expect(first).toMatchObject({
      status: 200,
      body: { kind: 'special', amount: 100, listPrice: 9.99, finalPrice: 5.99, tokens: 110 },
    });
    const { expiredAt } = first.body as { expiredAt: string };
    expect(Date.parse(expiredAt)).toBeGreaterThanOrEqual(before + 60_000);
    expect(Date.parse(expiredAt)).toBeLessThanOrEqual(Date.now() + 60_000);
    expect((await fan.get(`${api}/token-deposit-offers/special-offer/400`)).body).toMatchObject({
      amount: 400,
      expiredAt,
    });
  });

  it('ends after its time, and does not exist for another amount', async () => {
    const fan = await logIn(site);
    await fan.get(`${api}/token-deposit-offers/special-offer`);
    const path = `${api}/token-deposit-offers/special-offer/7`;
    expect(await codeOf(fan.get(path))).toEqual({ status: 404, code: 'no-such-offer' });
    const past = new Date(Date.now() - 1000);
    await site
      .db('user_offers')
      .where({ user_id: fan.userId })
      .update({ began_at: past, ends_at: past });
    expect(await codeOf(fan.get(`${api}/token-deposit-offers/special-offer`))).toEqual({
      status: 404,
      code: 'no-such-offer',
    });
  });

  it.each(['0', '-5', '1.5', 'many', '1000001'])('refuses the amount %s', async (amount) => {
    const fan = await logIn(site);
    expect(await fan.get(`${api}/token-deposit-offers/special-offer/${amount}`)).toMatchObject({
      status: 400,
    });
  });
});

describe('GET /token-deposit-offers/special-offer-by-offer-key/{offerKey}', () => {
  const path = `${api}/token-deposit-offers/special-offer-by-offer-key`;

  it('finds the offer of a key in a variant', async () => {
    const fan = await logIn(site);
    expect((await fan.get(`${path}/first-light?variant=b`)).body).toMatchObject({
      offerKey: 'first-light',
      variant: 'b',
      amount: 200,
      price: 19.99,
      discount: 0,
      bonus: 0.15,
      special_offer_bonus: 60,
      tokens: 290,
    });
    expect((await fan.get(`${path}/first-light`)).body).toMatchObject({ variant: 'a' });
  });

  it('answers 404 for an unknown key, and 400 for a malformed one', async () => {
    const fan = await logIn(site);
    expect(await codeOf(fan.get(`${path}/nothing`))).toMatchObject({ status: 404 });
    expect(await codeOf(fan.get(`${path}/first-light?variant=z`))).toMatchObject({ status: 404 });
    expect((await fan.get(`${path}/First%20Light`)).status).toBe(400);
    expect((await fan.get(`${path}/first-light?variant=%3C`)).status).toBe(400);
  });
});

describe('POST /token-deposit-offers/set-token-bonus', () => {
  const take = (client: Client, body: unknown, headers = {}) =>
    client.post(`${api}/token-deposit-offers/set-token-bonus`, body, headers);

  it('takes a bonus once, and shows it in lists, packs and the account', async () => {
    const fan = await logIn(site);
    const key = keyed();
    const taken = await take(fan, { offerKey: 'late-train' }, key);
    expect(taken).toMatchObject({
      status: 200,
      body: { type: 'TokensBonus', amount: 25, status: 'available', isTaken: true },
    });
    expect((await take(fan, { offerKey: 'late-train' }, key)).body).toEqual(taken.body);
    expect((await take(fan, { offerKey: 'late-train' })).body).toEqual(taken.body);
    expect((await fan.get(`${api}/token-bonus-offers`)).body).toEqual([taken.body]);
    const offers = (await fan.get(`${api}/token-deposit-offers`)).body as unknown[];
    expect(offers.slice(0, 2)).toMatchObject([
      { amount: 50, special_offer_bonus: 0 },
      { amount: 100, special_offer_bonus: 25, tokens: 135 },
    ]);
  });

  it('refuses an offer for other users, an unknown or expired one, and a malformed key', async () => {
    const fan = await logIn(site);
    expect(await codeOf(take(fan, { offerKey: 'night-owl' }))).toEqual({
      status: 403,
      code: 'offer-not-for-you',
    });
    expect(await codeOf(take(fan, { offerKey: 'nothing' }))).toMatchObject({ status: 404 });
    for (const body of [{}, { offerKey: '' }, { offerKey: 7 }, { offerKey: 'a'.repeat(61) }]) {
      expect((await take(fan, body)).status).toBe(400);
    }
    await take(fan, { offerKey: 'late-train' });
    const past = new Date(Date.now() - 1000);
    await site
      .db('user_offers')
      .where({ user_id: fan.userId })
      .update({ began_at: past, ends_at: past });
    expect(await codeOf(take(fan, { offerKey: 'late-train' }))).toEqual({
      status: 409,
      code: 'offer-ended',
    });
    expect((await take(site.client(), { offerKey: 'late-train' })).status).toBe(401);
  });
});

describe('GET /token-deposit-offers/welcome-back', () => {
  it('lists the packs for a returning user, and nothing for others', async () => {
    const fan = await logIn(site);
    const path = `${api}/token-deposit-offers/welcome-back`;
    expect((await fan.get(path)).body).toEqual([]);
    await buyLongAgo(fan.userId);
    const { body } = await fan.get(path);
    expect(body).toMatchObject([
      { kind: 'welcome_back', amount: 200, finalPrice: 14.99, listPrice: 19.99 },
      { kind: 'welcome_back', amount: 400, finalPrice: 29.99 },
    ]);
    expect((await fan.get(path)).body).toEqual(body);
  });
});

describe('GET /smart-token-tiers/user-tier', () => {
  const path = `${api}/smart-token-tiers/user-tier`;

  it('answers the pack that suffices and one that was made', async () => {
    const fan = await logIn(site);
    expect(await fan.get(`${path}?tokensNeeded=45`)).toMatchObject({
      status: 200,
      body: {
        tokenDepositOffer: { amount: 50, price: 4.99 },
        smartTokenPackOffer: { amount: 50, price: 5.25, isSmartTokenOffer: true, messages: 25 },
      },
    });
  });

  it('welcomes back with tokensNeeded 0', async () => {
    const fan = await logIn(site);
    const url = `${path}?tokensNeeded=0&isWelcomeBackPack=true`;
    expect((await fan.get(url)).body).toEqual({
      tokenDepositOffer: null,
      smartTokenPackOffer: null,
    });
    await buyLongAgo(fan.userId);
    expect((await fan.get(url)).body).toMatchObject({
      tokenDepositOffer: { kind: 'welcome_back', amount: 200 },
      smartTokenPackOffer: { amount: 150, bonusTokens: 30, isWelcomeBackPack: true },
    });
  });

  it.each(['', '?tokensNeeded=-1', '?tokensNeeded=1e9', '?tokensNeeded=5&isWelcomeBackPack=si'])(
    'refuses %s',
    async (query) => {
      expect((await (await logIn(site)).get(path + query)).status).toBe(400);
    },
  );

  it('is for members with a verified address', async () => {
    expect((await site.client().get(`${path}?tokensNeeded=5`)).status).toBe(401);
    const newcomer = await logIn(site, { isVerified: false });
    expect((await newcomer.get(`${path}?tokensNeeded=5`)).status).toBe(403);
  });
});

describe('smart packs of one’s own', () => {
  const make = (client: Client, body: unknown, headers = {}) => client.post(packs, body, headers);

  it('are made once a key, read, listed and removed', async () => {
    const fan = await logIn(site);
    const key = keyed();
    const made = await make(fan, { tokensNeeded: 120 }, key);
    expect(made).toMatchObject({
      status: 201,
      body: { tokensNeeded: 120, amount: 125, price: 11.86, status: 'available' },
    });
    const again = await make(fan, { tokensNeeded: 120 }, key);
    expect(again.body).toEqual(made.body);
    const { _id, offerKey } = made.body as { _id: string; offerKey: string };
    expect((await fan.get(`${packs}/${_id}`)).body).toEqual(made.body);
    expect((await fan.get(`${packs}/by-key/${offerKey}`)).body).toEqual(made.body);
    expect((await fan.get(`${packs}/my-offers`)).body).toEqual([made.body]);
    expect((await fan.request('DELETE', `${packs}/${_id}`)).body).toEqual({ success: true });
    expect(await codeOf(fan.request('DELETE', `${packs}/${_id}`))).toMatchObject({ status: 404 });
    await make(fan, { tokensNeeded: 10 });
    expect((await fan.request('DELETE', `${packs}/my-offers/all`)).body).toEqual({ deleted: 1 });
    expect((await fan.get(`${packs}/my-offers`)).body).toEqual([]);
  });

  it('are not visible to other users', async () => {
    const [owner, other] = [await logIn(site), await logIn(site)];
    const { body } = await make(owner, { tokensNeeded: 10 });
    const { _id, offerKey } = body as { _id: string; offerKey: string };
    for (const path of [`${packs}/${_id}`, `${packs}/by-key/${offerKey}`]) {
      expect(await codeOf(other.get(path))).toEqual({ status: 404, code: 'no-such-offer' });
    }
    expect(await codeOf(other.request('DELETE', `${packs}/${_id}`))).toMatchObject({ status: 404 });
    expect((await other.request('DELETE', `${packs}/my-offers/all`)).body).toEqual({ deleted: 0 });
    expect((await owner.get(`${packs}/${_id}`)).status).toBe(200);
  });

  it.each([
    {},
    { tokensNeeded: 0 },
    { tokensNeeded: -3 },
    { tokensNeeded: 1.5 },
    { tokensNeeded: '45' },
    { tokensNeeded: 1_000_001 },
    { tokensNeeded: 5, isWelcomeBackPack: 'yes' },
  ])('are not made of %j', async (body) => {
    expect((await make(await logIn(site), body)).status).toBe(400);
  });

  it('are not made to welcome back an ineligible user, nor for visitors', async () => {
    const body = { tokensNeeded: 0, isWelcomeBackPack: true };
    expect(await codeOf(make(await logIn(site), body))).toEqual({
      status: 403,
      code: 'offer-not-for-you',
    });
    expect((await make(site.client(), { tokensNeeded: 5 })).status).toBe(401);
  });

  it('that were bought are kept', async () => {
    const fan = await logIn(site);
    const { _id } = (await make(fan, { tokensNeeded: 10 })).body as { _id: string };
    await site
      .db('smart_token_packs')
      .where({ id: _id })
      .update({ used_at: new Date(), order_id: newId() });
    expect(await codeOf(fan.request('DELETE', `${packs}/${_id}`))).toEqual({
      status: 409,
      code: 'offer-used',
    });
    expect((await fan.get(`${packs}/${_id}`)).body).toMatchObject({ status: 'used' });
    expect((await fan.get(`${packs}/my-offers`)).body).toEqual([]);
  });

  it.each(['my', '7', 'undefined'])('have no id %s', async (id) => {
    expect((await (await logIn(site)).get(`${packs}/${id}`)).status).toBe(400);
  });
});
