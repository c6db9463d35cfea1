import { someStaff } from '~/domain/staff/testing/some-staff';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { api, openOrderOf, openShop, sendForm, type Buyer } from './testing/shop';
import { listOpenDecisions, reviewDecision } from '~/domain/payments/risk/review-decisions';
import { plans } from '~/domain/subscriptions/testing/buy-plan';
import { makeUser, testPassword } from '~/db/testing';

const shop = await openShop();
const { site } = shop;
const declines = '4000000000000002';

const codeOf = (body: unknown) =>
  z.object({ data: z.object({ code: z.string() }) }).parse(body).data.code;
const buy = (fan: Pick<Buyer, 'post'>, packId: string, paymentMethodId: string) =>
  fan.post(api(`/token-deposit-offers/${packId}/buy`), { paymentMethodId });
const decisionsOf = (userId: string) =>
  site.owner('payment_risk_decisions').where({ user_id: userId }).select('id', 'rule');

describe('a buyer who tests cards', () => {
  it('is refused with the time of the next try, by call and page, and causes no further charge', async () => {
    const fan = await shop.enter();
    const packId = await shop.packOf(50);
    for (let index = 0; index < 6; index += 1) {
      const card = await shop.saveCard(fan.userId, declines);
      const { status, body } = await buy(fan, packId, card);
      expect([status, codeOf(body)]).toEqual([402, 'card-declined']);
    }
    const before = (await shop.paymentsAt('cards', fan.userId)).length;
    const good = await shop.saveCard(fan.userId);
    const refused = await buy(fan, packId, good);
    expect([refused.status, codeOf(refused.body)]).toEqual([429, 'too-many-attempts']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const { orderId } = await openOrderOf(fan, `/token-deposit-offers/${packId}/checkout`);
    const page = await sendForm(fan, `/checkout/${orderId}`, { means: 'saved', card: good });
    expect([page.status, JSON.stringify(page.body)]).toEqual([
      429,
      expect.stringContaining('problem.limits'),
    ]);
    expect(await shop.paymentsAt('cards', fan.userId)).toHaveLength(before);
    expect(await shop.charged(fan.userId)).toEqual([]);
    expect(await decisionsOf(fan.userId)).toMatchObject([{ rule: 'account-velocity' }]);
  });

  it('may pay again once a review finds that they do not', async () => {
    const fan = await shop.enter();
    const packId = await shop.packOf(50);
    for (let index = 0; index < 6; index += 1) {
      await buy(fan, packId, await shop.saveCard(fan.userId, declines));
    }
    expect((await buy(fan, packId, fan.cardId)).status).toBe(429);
    const open = await listOpenDecisions(site.domain, 100);
    for (const { id, user_id } of open) {
      if (user_id !== fan.userId) continue;
      await reviewDecision(site.domain, { decisionId: id, by: someStaff(), isUpheld: false });
    }
    expect((await buy(fan, packId, fan.cardId)).status).toBe(200);
  });
});

describe('presents for newcomers', () => {
  /** Signs in another account on the same device. */
  async function signInHere(client: Buyer) {
    const { id, email } = await makeUser(site.db);
    await client.post(api('/auth/logout'), {});
    const { status } = await client.post(api('/auth/login'), { email, password: testPassword });
    expect(status).toBe(200);
    return { userId: id, cardId: await shop.saveCard(id) };
  }

  it('that one device collects stop, for tokens and Premium alike', async () => {
    const device = await shop.enter();
    const special = await site
      .owner('token_offers')
      .where({ kind: 'special', amount: 100, is_test: false })
      .first('id');
    const first = await buy(device, special?.id ?? '', device.cardId);
    expect(first.status).toBe(200);
    const second = await signInHere(device);
    expect((await buy(device, special?.id ?? '', second.cardId)).status).toBe(200);
    const third = await signInHere(device);
    const refused = await buy(device, special?.id ?? '', third.cardId);
    expect([refused.status, codeOf(refused.body)]).toEqual([403, 'purchases-paused']);
    const trial = await device.post(api(`/subscription-plans/${plans.month}/buy`), {
      paymentMethodId: third.cardId,
      specialOfferDurationKey: '3_DAY',
    });
    expect([trial.status, codeOf(trial.body)]).toEqual([403, 'purchases-paused']);
    expect(await shop.charged(third.userId)).toEqual([]);
    expect(await decisionsOf(third.userId)).toMatchObject([{ rule: 'gifts-farmed' }]);
    // Offers at full price remain available to them.
    expect((await buy(device, await shop.packOf(50), third.cardId)).status).toBe(200);
    // Staff who find that the rule was wrong about them permit it.
    const [decided] = await decisionsOf(third.userId);
    const found = { decisionId: String(decided?.id), by: someStaff(), isUpheld: false };
    expect(await reviewDecision(site.domain, found)).toEqual({ ok: true });
    expect((await buy(device, special?.id ?? '', third.cardId)).status).toBe(200);
    expect(await shop.charged(third.userId)).toHaveLength(2);
  });
});

it('a card of many accounts pays in no more of them', async () => {
  const token = () => shop.cards.tokenOf('5555555555554444');
  const packId = await shop.packOf(50);
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    const fan = await shop.enter();
    const { orderId } = await openOrderOf(fan, `/token-deposit-offers/${packId}/checkout`);
    const { status } = await sendForm(fan, `/checkout/${orderId}`, {
      means: 'new',
      token: await token(),
      holder: 'Greta Shared',
      email: 'greta@example.com',
    });
    statuses.push(status);
    const charged = await shop.charged(fan.userId);
    expect(charged).toHaveLength(status === 302 ? 1 : 0);
  }
  expect(statuses).toEqual([302, 302, 302, 302, 302, 403]);
});
