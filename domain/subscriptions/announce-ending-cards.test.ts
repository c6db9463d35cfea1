import { beforeEach, describe, expect, it } from 'vitest';
import { createTestContext, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { saveCard } from '../payments/testing/save-card';
import { announceEndingCards } from './announce-ending-cards';
import { cancelSubscription } from './cancel-subscription';
import { orderPlan, payFor, plans } from './testing/buy-plan';

const { database } = await openTestContext();
const { db } = database;
const day = 24 * 3_600_000;

// The job processes the subscriptions of all people, including those of other tests.
beforeEach(async () => {
  await db('subscriptions').delete();
});

/**
 * Creates a subscription from 10 March 2027 for a month, with a card that expires at the end of the given
 * month.
 */
async function subscriber(expiresOn: string) {
  const context = createTestContext(db);
  context.advance(new Date('2027-03-10T12:00:00Z').getTime() - context.now().getTime());
  const { id: userId } = await makeUser(db);
  const cardId = await saveCard(context, userId, { registrationId: `of ${userId}`, expiresOn });
  await payFor(context, await orderPlan(context, userId, { planId: plans.month }), cardId);
  const update = (until: string) =>
    saveCard(context, userId, { registrationId: `of ${userId}`, expiresOn: until });
  const mails = async () => {
    const rows = db('outbox').where({ person_id: userId, name: 'subscriptions.card-ends' });
    const payloads = await rows
      .orderBy('id')
      .pluck<{ last4: string; expiresOn: string }[]>('payload');
    return payloads.map(({ last4, expiresOn: end }) => `${last4} ${end}`);
  };
  return { context, userId, update, mails, look: () => announceEndingCards(context, 100) };
}

describe('a card that ends before a renewal', () => {
  it('is written of two weeks before, once', async () => {
    const one = await subscriber('2027-03');
    one.context.advance(16 * day);
    await one.look();
    expect(await one.mails()).toEqual([]);
    one.context.advance(2 * day);
    await Promise.all([one.look(), one.look()]);
    one.context.advance(5 * day);
    await one.look();
    expect(await one.mails()).toEqual(['4242 2027-03']);
  });

  it('is announced with the amount and date of the charge, and the card', async () => {
    const one = await subscriber('2027-03');
    one.context.advance(20 * day);
    await one.look();
    const event = await db('outbox')
      .where({ person_id: one.userId, name: 'subscriptions.card-ends' })
      .first<{ payload: unknown }>('payload');
    expect(event.payload).toMatchObject({
      userId: one.userId,
      renewsAt: expect.stringMatching(/^2027-04-10T12:00:/),
      price: { minor: 1999, currency: 'USD' },
      brand: 'visa',
      last4: '4242',
      expiresOn: '2027-03',
    });
  });

  it.each([
    ['is good in the month of the renewal', '2027-04'],
    ['is good for long', '2030-01'],
  ])('is not announced if it %s', async (_name, expiresOn) => {
    const one = await subscriber(expiresOn);
    one.context.advance(25 * day);
    expect(await one.look()).toBe(0);
  });

  it('is not announced if its bank reported a new end before', async () => {
    const one = await subscriber('2027-03');
    one.context.advance(17 * day - 3_600_000);
    await one.look();
    await one.update('2031-05');
    one.context.advance(5 * day);
    await one.look();
    expect(await one.mails()).toEqual([]);
  });

  it('is announced again if the new end is too soon as well', async () => {
    const one = await subscriber('2027-02');
    one.context.advance(20 * day);
    await one.look();
    await one.update('2027-03');
    await one.look();
    await one.look();
    expect(await one.mails()).toEqual(['4242 2027-02', '4242 2027-03']);
  });

  it('is not announced to a subscriber with another card, nor to one who has cancelled', async () => {
    const one = await subscriber('2027-03');
    await saveCard(one.context, one.userId);
    const other = await subscriber('2027-03');
    await cancelSubscription(other.context, other.userId);
    for (const { context, look, mails } of [one, other]) {
      context.advance(25 * day);
      await look();
      expect(await mails()).toEqual([]);
    }
  });
});
