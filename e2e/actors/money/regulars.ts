import { setTimeout } from 'node:timers/promises';
import { createTestContext, giveTokens, makeUser, subscribe, testPassword } from '~/db/testing';
import { saveCard } from '~/domain/payments/testing/save-card';
import { signInByApi, type Account } from '../accounts/account';
import { withDatabase } from '../database';
import { trialMessages } from './purse';

const tokensOfFans = 80;

/** Creates a fan whose free messages are used up and who has tokens: each message costs its price. */
export const makeFan = () =>
  signInAs(async (db) => {
    const { id, email } = await makeUser(db, { nickName: 'Alex', trialUsed: trialMessages });
    await giveTokens(createTestContext(db), id, tokensOfFans);
    return email;
  });

/** Creates a user who has neither free messages nor tokens left. */
export const makePauper = () =>
  signInAs(async (db) => (await makeUser(db, { trialUsed: trialMessages })).email);

/** Creates a fan with saved cards: their default, another one, and one that expires this month. */
export const makeCardholder = () =>
  signInAs(async (db) => {
    const { id, email } = await makeUser(db, { nickName: 'Alex', trialUsed: trialMessages });
    const context = createTestContext(db);
    const cards = [
      { last4: '4242', brand: 'visa', expiresOn: '2039-08' },
      { last4: '5100', brand: 'master', expiresOn: '2038-11' },
      { last4: '0077', brand: 'visa', expiresOn: new Date().toISOString().slice(0, 7) },
    ] as const;
    for (const card of cards) {
      await saveCard(context, id, { ...card, holder: 'Alex Moreno' }, 'cards');
    }
    return email;
  });

/** Creates a test user who is in the experiment that requires the card's billing address. */
export const makeTester = () =>
  signInAs(async (db) => {
    const { id, email } = await makeUser(db, { nickName: 'Alex', trialUsed: trialMessages });
    await db('users').where({ id }).update({ is_test: true });
    const key = 'should-checkout-ask-address';
    await db('feature_flags')
      .insert({ key, is_enabled: true, is_for_test_users_only: true, variants: { ON: 100 } })
      .onConflict('key')
      .merge();
    // A process caches rules for up to two seconds.
    await setTimeout(2_500);
    return email;
  });

/** Creates a subscriber whose Premium renews after their card has expired. */
export async function makeSubscriberWithEndingCard(): Promise<Account> {
  const account = await makeSubscriber({ renews: true });
  await withDatabase(async (db) => {
    const user = await db('users').where({ email: account.email }).first<{ id: string }>('id');
    const cardId = await saveCard(createTestContext(db), user.id, {
      expiresOn: new Date().toISOString().slice(0, 7),
    });
    const expiresAt = new Date(Date.now() + 40 * 24 * 3_600_000);
    await db('subscriptions')
      .where({ user_id: user.id })
      .update({ card_id: cardId, expires_at: expiresAt });
  });
  return account;
}

/** Creates a subscriber; Premium ends unless it renews, as a plan of `months` months. */
export const makeSubscriber = ({ renews = false, months = 1, tokens = tokensOfFans } = {}) =>
  signInAs(async (db) => {
    const { id, email } = await makeUser(db, { nickName: 'Kim' });
    await giveTokens(createTestContext(db), id, tokens);
    await subscribe(db, id);
    if (renews) {
      const plan = await db('subscription_plans')
        .where({ duration_months: months, is_active: true, offer_key: null })
        .first('id');
      await db('subscriptions')
        .where({ user_id: id })
        .update({ status: 'active', plan_id: plan?.id, renewal_minor: 1999 * months });
    }
    return email;
  });

/** Creates a subscriber whose plan is paused and has been off for a week. */
export async function makePausedSubscriber(): Promise<Account> {
  const account = await makeSubscriber({ renews: true });
  const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000);
  await withDatabase(async (db) => {
    const user = await db('users').where({ email: account.email }).first<{ id: string }>('id');
    await db('subscriptions')
      .where({ user_id: user.id })
      .update({
        status: 'paused',
        started_at: days(-38),
        expires_at: days(-7),
        paused_from: days(-7),
        resumes_at: days(54),
        next_attempt_at: days(54),
        grace_ends_at: null,
      });
  });
  return account;
}

async function signInAs(make: Parameters<typeof withDatabase<string>>[0]): Promise<Account> {
  return signInByApi(await withDatabase(make), testPassword);
}
