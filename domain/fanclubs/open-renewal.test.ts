import { describe, expect, it } from 'vitest';
import { createTestContext, giveTokens, makeClub, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { keepCard } from '../payments/cards/keep-card';
import { openOrder } from '../payments/orders/open-order';
import { chargeOrder } from '../payments/pay/charge-order';
import { payOrder } from '../payments/pay/pay-order';
import { playProvider } from '../payments/testing/play-provider';
import { addPeriods } from '../shared/time/periods';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { readBalance } from '../wallet/get-balance';
import { joinClub } from './join-club';
import { getMembership } from './list-memberships';
import { openOwedRenewal } from './open-renewal';
import { renewDueMemberships } from './renew-memberships';
import { sellMembership } from './sell-membership';
import { setClubPrice } from './set-club-price';

const { database } = await openTestContext();
const { db } = database;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const returnUrl = 'http://localhost:3000/checkout/return';
const untaxed = { minor: 0, rate: 0, country: null, inclusive: true, evidence: [] };

/** Creates a user who joined by card on 10 March 2027, at a club that also has a token price. */
async function join() {
  // The renewal job processes all memberships, so those of earlier tests are switched off.
  await db('fanclub_memberships').update({ renews: false, due_at: null });
  const context = createTestContext(db);
  context.advance(new Date('2027-03-10T12:00:00Z').getTime() - context.now().getTime());
  const { creatorId, characterId } = await makeClub(context, { tokenPrice: 80 });
  const { id: userId } = await makeUser(db);
  const cards = playProvider({ id: 'cards', now: context.now });
  const kept = { userId, processor: cards.id, registration: cards.register() };
  const card = await transact(context, (trx) => keepCard(context, trx, kept));
  if (!card) throw new Error('a card could not be saved');
  const pay = (orderId: string) =>
    payOrder(context, [cards], {
      buyerId: userId,
      orderId,
      means: { kind: 'saved_card', cardId: card.id },
      returnUrl,
      origin: { deviceId: newId(), address: '192.0.2.1' },
    });
  const sold = await sellMembership(context, { userId }, { creatorId });
  if (!sold.ok) throw new Error(sold.reason);
  const price = { ...sold.price, tax: untaxed };
  const order = await openOrder(context, {
    buyerId: userId,
    product: sold.product,
    price,
    source: null,
  });
  await pay(order.id);
  const listCards = () => Promise.resolve([{ id: card.id, isDefault: true, isExpired: false }]);
  const renew = (cardsOf = listCards) =>
    renewDueMemberships(
      context,
      { cardsOf, charge: (request) => chargeOrder(context, [cards], { ...request, returnUrl }) },
      100,
    );
  return {
    context,
    userId,
    creatorId,
    characterId,
    cards,
    pay,
    renew,
    listCards,
    openOwed: () => openOwedRenewal(context, { userId, creatorId }),
    read: () => getMembership(context, { userId, characterId }),
    charges: () => cards.moved.filter(({ kind }) => kind === 'payment').length,
    periods: () =>
      db('fanclub_periods as p')
        .join('orders as o', 'o.id', 'p.order_id')
        .where('o.buyer_id', userId)
        .orderBy('p.starts_at')
        .pluck<Date[]>('p.starts_at'),
  };
}

/** Creates such a user whose first renewal was declined. */
async function owe() {
  const joined = await join();
  joined.context.advance(31 * dayMs);
  joined.cards.plan({ decline: 'insufficient-funds' });
  await joined.renew();
  return joined;
}

const months = (count: number) =>
  addPeriods(new Date('2027-03-10T12:00:00Z'), { unit: 'month', count: 1 }, count);

describe('an owed renewal', () => {
  it('is one order at the agreed price, despite concurrent requests', async () => {
    const { context, characterId, creatorId, openOwed, read } = await owe();
    await setClubPrice(context, { characterId, creatorId, price: 1299 });
    expect(await read()).toMatchObject({ status: 'active', isOverdue: true });
    const opened = await Promise.all([openOwed(), openOwed(), openOwed()]);
    expect(new Set(opened.map((one) => one?.id)).size).toBe(1);
    expect(opened[0]).toMatchObject({
      kind: 'rebill',
      state: 'open',
      price: {
        total: { minor: 799, currency: 'USD' },
        autoRenew: { price: { minor: 799, currency: 'USD' } },
      },
    });
    expect(opened[0]?.price.autoRenew?.firstAt.toISOString()).toMatch(/^2027-05-10/);
  });

  it('paid by hand while jobs try it again is one period, charged once', async () => {
    const { context, openOwed, pay, renew, charges, periods, read } = await owe();
    const order = await openOwed();
    if (!order) throw new Error('nothing is owed');
    context.advance(25 * hourMs);
    await Promise.all([pay(order.id), renew(), pay(order.id), renew()]);
    await renew();
    expect(charges()).toBe(2);
    expect(await periods()).toHaveLength(2);
    const after = await read();
    expect(after).toMatchObject({ status: 'active', isOverdue: false, renews: true });
    expect(after?.expiresAt.toISOString().slice(0, 13)).toBe(months(2).toISOString().slice(0, 13));
    expect(await openOwed()).toBeNull();
  });

  it('paid by hand between a job’s look and its charge is not charged again', async () => {
    const { context, openOwed, pay, renew, listCards, charges, periods } = await owe();
    context.advance(25 * hourMs);
    await renew(async () => {
      const order = await openOwed();
      if (order) await pay(order.id);
      return listCards();
    });
    await renew();
    expect(charges()).toBe(2);
    expect(await periods()).toHaveLength(2);
  });

  it('is paid by the agreed means: no tokens for a renewal by card', async () => {
    const { context, userId, creatorId } = await owe();
    await giveTokens(context, userId, 80);
    expect(await joinClub(context, { userId, creatorId, tokens: 80 })).toEqual({
      ok: false,
      reason: 'club-not-for-tokens',
    });
    expect(await readBalance(db, userId)).toBe(80);
    expect(await joinClub(context, { userId, creatorId })).toMatchObject({
      ok: true,
      openCheckout: true,
      price: { minor: 799 },
    });
  });

  it('does not exist for a member who has paid', async () => {
    const { openOwed } = await join();
    expect(await openOwed()).toBeNull();
  });
});

describe('a renewal by card', () => {
  it('is charged once, however many workers renew at once', async () => {
    const { context, renew, charges, periods, read } = await join();
    context.advance(31 * dayMs);
    await Promise.all([renew(), renew(), renew()]);
    expect(charges()).toBe(2);
    expect(await periods()).toHaveLength(2);
    expect(await read()).toMatchObject({ status: 'active', renews: true, isOverdue: false });
  });

  it('that is declined fails once, however many workers renew at once', async () => {
    const { context, userId, cards, renew } = await join();
    context.advance(31 * dayMs);
    cards.plan({ decline: 'insufficient-funds' }, { decline: 'insufficient-funds' });
    await Promise.all([renew(), renew()]);
    const failed = db('fanclub_memberships').where({ user_id: userId }).pluck('failed_renewals');
    expect(await failed).toEqual([1]);
  });

  it('that a processor does not answer for a month leaves the club shut, and unpaid time free', async () => {
    const { context, cards, renew, charges, read } = await join();
    context.advance(31 * dayMs);
    cards.isUnavailable = true;
    for (let day = 0; day < 28; day += 1) {
      await renew();
      context.advance(dayMs);
    }
    expect(await read()).toMatchObject({ status: 'expired' });
    cards.isUnavailable = false;
    await renew();
    expect(charges()).toBe(2);
    const after = await read();
    expect(after).toMatchObject({ status: 'active', renews: true });
    const length = addPeriods(context.now(), { unit: 'month', count: 1 }, 1);
    const shortBy = length.getTime() - (after?.expiresAt.getTime() ?? 0);
    expect(Math.abs(shortBy)).toBeLessThan(hourMs);
  });
});
