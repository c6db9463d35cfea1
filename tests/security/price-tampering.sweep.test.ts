import { someStaff } from '~/domain/staff/testing/some-staff';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeClub } from '~/db/testing';
import { addPlan } from '~/domain/fanclubs/manage-plans';
import { claimBonus } from '~/domain/offers/bonus-offers';
import { createSmartPack } from '~/domain/offers/smart-packs';
import { makeFan } from '~/domain/offers/testing/make-fan';
import { plans } from '~/domain/subscriptions/testing/buy-plan';
import { newId } from '~/domain/shared/ids';
import { api, openOrderOf, openShop, sendForm } from './testing/shop';

const shop = await openShop();
const { site } = shop;

/** Fields with which a buyer might try to set a price. */
const ownPrices = {
  amount: 1,
  total: 1,
  price: 0.01,
  currency: 'XXX',
  discount: 0.99,
  discountPercent: 99,
  oldOffer: 1,
  newOffer: 1,
  bonus: 1000,
  bonusTokens: 1000,
  specialOfferBonus: 1000,
  tokens: 100_000,
  autoRenewPrice: 0.01,
  isForNewcomers: false,
  tax: { minor: 0 },
  paymentData: { amount: 0.01, currency: 'USD' },
  product: { id: plans.year, name: 'Everything', details: { tokens: 100_000 } },
  kind: 'rebill',
};
const ofAnother = { buyerId: newId(), userId: newId(), payerId: newId(), orderId: newId() };

let packId: string;
let club: Awaited<ReturnType<typeof makeClub>>;
beforeAll(async () => {
  packId = await shop.packOf(100);
  club = await makeClub(site.domain);
});

describe.each([
  ['a pack', () => `/token-deposit-offers/${packId}`, 999],
  ['Premium', () => `/subscription-plans/${plans.month}`, null],
  ['a club', () => `/creators-subscriptions/${club.creatorId}`, 799],
] as const)('a price that is sent along with %s', (_what, pathOf, minor) => {
  it('has no effect in the call that opens checkout, nor in the one that buys', async () => {
    const fan = await shop.enter();
    const path = pathOf();
    const plain = await openOrderOf(fan, `${path}/checkout`);
    const tampered = await openOrderOf(fan, `${path}/checkout`, { ...ownPrices, ...ofAnother });
    expect(tampered).toEqual(plain);
    if (minor !== null) expect(plain).toMatchObject({ amount: minor / 100, currency: 'USD' });
    const search = new URLSearchParams({
      amount: '1',
      price: '0.01',
      currency: 'XXX',
      discount: '99',
    });
    const { status, body } = await fan.post(api(`${path}/buy?${search}`), {
      ...ownPrices,
      ...ofAnother,
      paymentMethodId: fan.cardId,
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { data: { id: plain.orderId, amount: plain.amount } },
    });
    const orders = await site.owner('orders').where({ buyer_id: fan.userId });
    expect(orders).toMatchObject([{ id: plain.orderId, state: 'paid' }]);
    expect(await shop.charged(fan.userId)).toEqual([[Math.round(plain.amount * 100), 'USD']]);
  });

  it('has no effect in the form of the page, nor in its address', async () => {
    const fan = await shop.enter();
    const { orderId, amount } = await openOrderOf(fan, `${pathOf()}/checkout`);
    const paid = await sendForm(fan, `/checkout/${orderId}?amount=1&total=1&currency=XXX`, {
      ...Object.fromEntries(
        Object.entries({ ...ownPrices, ...ofAnother }).map(([name, value]) => [
          name,
          JSON.stringify(value),
        ]),
      ),
      means: 'saved',
      card: fan.cardId,
    });
    expect(paid.status).toBe(302);
    expect(await shop.charged(fan.userId)).toEqual([[Math.round(amount * 100), 'USD']]);
  });
});

describe('an address that makes an order', () => {
  it('names no price: its price parameters are ignored', async () => {
    const fan = await shop.enter();
    const parameters = new URLSearchParams({
      variant: 'tokens',
      product: packId,
      total: '1',
      price: '1',
      amount: '1',
      currency: 'XXX',
      discount: '99',
      tokens: '9999',
    });
    expect((await fan.get(`/checkout?${parameters}`)).status).toBe(302);
    const orders = await site.owner('orders').where({ buyer_id: fan.userId });
    expect(orders).toMatchObject([
      { total_minor: 999, currency: 'USD', product_details: { tokens: 100, bonusTokens: 10 } },
    ]);
  });
});

describe('an offer of another state', () => {
  const tryToBuy = async (path: string, body: object = {}) => {
    const fan = await shop.enter();
    const opened = await fan.post(api(`${path}/checkout`), body);
    const bought = await fan.post(api(`${path}/buy`), { ...body, paymentMethodId: fan.cardId });
    expect(await shop.charged(fan.userId)).toEqual([]);
    expect(await site.owner('orders').where({ buyer_id: fan.userId })).toEqual([]);
    return [opened.status, bought.status];
  };
  const offerOf = async (which: object) =>
    (await site.owner('token_offers').where(which).first('id'))?.id ?? '';

  it.each([
    ['a pack that is being tried', () => offerOf({ is_test: true, kind: 'pack' }), 403],
    ['what somebody is welcomed back with', () => offerOf({ kind: 'welcome_back' }), 403],
    ['a plan, as a pack', () => Promise.resolve(plans.month), 404],
  ])('is not sold: %s', async (_what, idOf, status) => {
    expect(await tryToBuy(`/token-deposit-offers/${await idOf()}`)).toEqual([status, status]);
  });

  it('is not sold under another offer’s key, nor as a personal pack that it is not', async () => {
    const path = `/token-deposit-offers/${packId}`;
    expect(await tryToBuy(path, { offerKey: 'first-light' })).toEqual([409, 409]);
    expect(await tryToBuy(path, { isSmartTokenPack: true })).toEqual([404, 404]);
  });

  it('is not sold at a first-time price to a buyer who has used theirs', async () => {
    const special = await offerOf({ kind: 'special', amount: 100, is_test: false });
    const fan = await shop.enter();
    const path = `/token-deposit-offers/${special}`;
    const { amount } = await openOrderOf(fan, `${path}/checkout`);
    expect(amount).toBeLessThan(9.99);
    const buy = () => fan.post(api(`${path}/buy`), { paymentMethodId: fan.cardId });
    expect((await buy()).status).toBe(200);
    site.domain.advance(120_000);
    // A buyer who has paid once is no longer a newcomer.
    expect((await buy()).status).toBe(403);
    expect((await fan.post(api(`${path}/checkout`), {})).status).toBe(403);
    expect(await shop.charged(fan.userId)).toHaveLength(1);
  });

  it('is not sold with days or tokens that are not on offer', async () => {
    const path = `/subscription-plans/${plans.month}`;
    expect(await tryToBuy(path, { specialOfferDurationKey: '999_DAY' })).toEqual([409, 409]);
    expect(await tryToBuy(path, { specialOfferDurationKey: "3_DAY'; drop" })).toEqual([409, 409]);
    expect(await tryToBuy(path, { subscriptionBonusOfferKey: 'all-of-it' })).toEqual([409, 409]);
  });

  it('is not sold by a plan of another club, or one that is no longer on', async () => {
    const other = await makeClub(site.domain);
    const add = async (creatorId: string, isActive: boolean) => {
      const plan = {
        creatorId,
        duration: 3,
        durationType: 'Months',
        price: 100,
        isActive,
      } as const;
      const added = await addPlan(site.domain, someStaff(), plan);
      if (!added.ok) throw new Error(added.reason);
      return added.plan.id;
    };
    const [foreign, ended] = [await add(other.creatorId, true), await add(club.creatorId, false)];
    const path = `/creators-subscriptions/${club.creatorId}`;
    for (const fanclubPlanId of [foreign, ended, newId()]) {
      expect(await tryToBuy(path, { fanclubPlanId })).toEqual([404, 404]);
    }
  });

  it('is not sold to another than it was made for', async () => {
    const owner = await shop.enter();
    const viewer = { ...(await makeFan(site.domain)), userId: owner.userId, actorId: owner.userId };
    const need = { tokensNeeded: 40, isWelcomeBackPack: false };
    const made = await createSmartPack(site.domain, viewer, need);
    if (!made.ok) throw new Error(made.reason);
    const path = `/token-deposit-offers/${made.pack.id}`;
    expect(await tryToBuy(path, { isSmartTokenPack: true })).toEqual([404, 404]);
    await claimBonus(site.domain, viewer, 'late-train');
    // The owner's bonus is not added to another person's pack.
    expect(await tryToBuy(`/token-deposit-offers/${packId}`, { offerKey: 'late-train' })).toEqual([
      409, 409,
    ]);
  });
});
