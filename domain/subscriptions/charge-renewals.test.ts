import { expect, it } from 'vitest';
import { createTestContext, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { listCards } from '../payments/cards/cards';
import { chargeOrder } from '../payments/pay/charge-order';
import { keepCard } from '../payments/cards/keep-card';
import { playProvider } from '../payments/testing/play-provider';
import { transact } from '../shared/transactions/transact';
import { getSubscription } from './get-subscription';
import { renewDueSubscriptions } from './renew-subscriptions';
import { orderPlan, payFor, plans } from './testing/buy-plan';

const { database } = await openTestContext();
const { db } = database;
const day = 24 * 3_600_000;
const returnUrl = 'http://localhost:3000/settings/subscription';

/** Creates a subscriber with a saved card a month after the start, and a job that charges it. */
async function due() {
  const context = createTestContext(db);
  const { id: userId } = await makeUser(db);
  const cards = playProvider({ id: 'cards' });
  const registration = cards.register();
  const card = await transact(context, (trx) =>
    keepCard(context, trx, { userId, processor: 'cards', registration }),
  );
  await payFor(context, await orderPlan(context, userId, { planId: plans.month }), card?.id);
  context.advance(32 * day);
  const charging = {
    cardsOf: (of: string) => listCards(context, of),
    charge: (request: { orderId: string; cardId: string }) =>
      chargeOrder(context, [cards], { ...request, returnUrl }),
  };
  const renew = () => renewDueSubscriptions(context, charging, 100);
  const periods = async () => {
    const { id } = await db('subscriptions').where({ user_id: userId }).first<{ id: string }>('id');
    const rows = await db('subscription_periods').where({ subscription_id: id });
    return rows.length;
  };
  return { context, userId, cards, renew, periods };
}

it('charges the saved card once, with several workers at once', async () => {
  const one = await due();
  await Promise.all([one.renew(), one.renew(), one.renew()]);
  expect(one.cards.charged()).toBe(1999);
  expect(await one.periods()).toBe(2);
  expect(await getSubscription(one.context, one.userId)).toMatchObject({ status: 'Active' });
});

it('finds a charge that the processor did not report, and charges nothing more', async () => {
  const one = await due();
  one.cards.plan('timeout-after');
  await one.renew();
  one.context.advance(11 * 60_000);
  await one.renew();
  expect(one.cards.charged()).toBe(1999);
  expect(await one.periods()).toBe(2);
});

it('waits for an unavailable processor, without counting a refusal', async () => {
  const one = await due();
  one.cards.isUnavailable = true;
  await one.renew();
  one.context.advance(3_600_000);
  await one.renew();
  expect(await getSubscription(one.context, one.userId)).toMatchObject({
    status: 'Active',
    isInGrace: true,
    triesAgainAt: null,
  });
  one.cards.isUnavailable = false;
  one.context.advance(3_600_000);
  await one.renew();
  expect(one.cards.charged()).toBe(1999);
  expect(await one.periods()).toBe(2);
});

it('tries a refused card again by the schedule, on the same order', async () => {
  const one = await due();
  one.cards.plan({ decline: 'insufficient-funds' });
  await one.renew();
  const { triesAgainAt } = (await getSubscription(one.context, one.userId)) ?? {};
  expect(triesAgainAt).toBeInstanceOf(Date);
  await one.renew();
  expect(one.cards.charged()).toBe(0);
  one.context.advance(day + 3_600_000);
  await one.renew();
  expect(one.cards.charged()).toBe(1999);
  expect(await one.periods()).toBe(2);
  expect(await db('orders').where({ buyer_id: one.userId, kind: 'rebill' })).toHaveLength(1);
});
