import { someStaff } from '../../staff/testing/some-staff';
import { describe, expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { eventually } from '~/db/testing/eventually';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../../shared/ids';
import { addCard, findRegisteredCard } from './add-card';
import { deleteCard, forgetCards, listCards, setDefaultCard } from './cards';
import { listOpenDecisions, reviewDecision } from '../risk/review-decisions';
import { originOf, playShop, returnUrl } from '../testing/play-shop';

const { database, context } = await openTestContext();
const shop = playShop(context);
const { cards, providers } = shop;
const browser = {
  userAgent: 'test',
  acceptHeader: 'text/html',
  language: 'en',
  screenWidth: 390,
  screenHeight: 844,
  screenColorDepth: 24,
  timezone: 0,
  javaEnabled: false,
  challengeWindow: 4,
};

const makeBuyer = async () => (await makeUser(database.db)).id;
const add = (userId: string, token: string, origin = originOf(newId(), '198.51.100.7')) =>
  addCard(context, providers, {
    userId,
    token,
    holder: `Ada ${newId()}`,
    email: 'ada@example.com',
    origin,
    returnUrl,
    browser,
  });

/** Waits until a query of this database is blocked by another transaction's row lock. */
const untilQueryWaits = () =>
  eventually(async () => {
    const waiting = await database
      .db('pg_stat_activity')
      .where({ datname: database.db.raw('current_database()'), wait_event_type: 'Lock' })
      .select('pid');
    expect(waiting).not.toEqual([]);
  });

describe('saved cards', () => {
  it('have one default, which is the first, then the one that was chosen', async () => {
    const userId = await makeBuyer();
    const first = await shop.saveCard(userId);
    const second = await shop.saveCard(userId);
    expect((await listCards(context, userId)).filter((one) => one.isDefault)).toMatchObject([
      { id: first },
    ]);
    await Promise.all([
      setDefaultCard(context, { userId, cardId: second }),
      setDefaultCard(context, { userId, cardId: first }),
      setDefaultCard(context, { userId, cardId: second }),
    ]);
    const listed = await listCards(context, userId);
    expect(listed.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expect(listed[0]).toMatchObject({ isDefault: true, last4: '4242', brand: 'visa' });
  });

  it('are deleted but for the default of several, and forgotten by their processor', async () => {
    const userId = await makeBuyer();
    const first = await shop.saveCard(userId);
    const second = await shop.saveCard(userId);
    expect(await deleteCard(context, { userId, cardId: first })).toEqual({
      ok: false,
      reason: 'default-card-stays',
    });
    expect(await deleteCard(context, { userId, cardId: second })).toEqual({ ok: true });
    expect(await deleteCard(context, { userId, cardId: second })).toMatchObject({ ok: false });
    expect(await deleteCard(context, { userId, cardId: first })).toEqual({ ok: true });
    expect(await listCards(context, userId)).toEqual([]);
    cards.isUnavailable = true;
    expect(await forgetCards(context, providers)).toBe(0);
    cards.isUnavailable = false;
    expect(await forgetCards(context, providers)).toBe(2);
    expect(await forgetCards(context, providers)).toBe(0);
    expect(cards.forgotten).toHaveLength(2);
  });

  it('are not deleted by a request that read them before one became the default', async () => {
    const userId = await makeBuyer();
    await shop.saveCard(userId);
    const cardId = await shop.saveCard(userId);
    const deleting = await database.db.transaction(async (trx) => {
      const own = () => trx('saved_cards').where({ user_id: userId });
      await own().update({ is_default: false });
      await own().where({ id: cardId }).update({ is_default: true });
      const deleted = deleteCard(context, { userId, cardId });
      await untilQueryWaits();
      return { deleted };
    });
    expect(await deleting.deleted).toEqual({ ok: false, reason: 'default-card-stays' });
    expect((await listCards(context, userId)).map(({ isDefault }) => isDefault)).toEqual([
      true,
      false,
    ]);
  });

  it('cannot be used, deleted or made the default by another user', async () => {
    const [owner, other] = [await makeBuyer(), await makeBuyer()];
    const cardId = await shop.saveCard(owner);
    const refused = { ok: false, reason: 'no-such-card' };
    expect(await setDefaultCard(context, { userId: other, cardId })).toEqual(refused);
    expect(await deleteCard(context, { userId: other, cardId })).toEqual(refused);
    const [card] = await listCards(context, owner);
    const query = { userId: other, registrationId: card?.registrationId ?? '' };
    expect(await findRegisteredCard(context, providers, query)).toEqual(refused);
  });

  it('are found by their registration once the holder has authenticated', async () => {
    const userId = await makeBuyer();
    const added = await add(userId, 'tok-4242');
    if (!added.ok || added.kind !== 'redirect') throw new Error('nobody was to prove anything');
    const { registrationId } = added;
    const find = (id = userId) =>
      findRegisteredCard(context, providers, { userId: id, registrationId });
    expect(await find()).toEqual({ ok: false, reason: 'no-such-card' });
    const registration = await cards.readRegistration?.(registrationId);
    if (!registration) throw new Error('nothing was registered');
    cards.register({ ...registration, isAuthenticated: true });
    expect(await find(await makeBuyer())).toEqual({ ok: false, reason: 'no-such-card' });
    expect(await find()).toMatchObject({ ok: true, card: { is_default: true } });
    expect(await listCards(context, userId)).toHaveLength(1);
  });

  it('are reported as failed after a failed authentication, and are not offered', async () => {
    const userId = await makeBuyer();
    const added = await add(userId, 'tok-4242');
    if (!added.ok || added.kind !== 'redirect') throw new Error('nobody was to prove anything');
    const { registrationId } = added;
    const registration = await cards.readRegistration?.(registrationId);
    if (!registration) throw new Error('nothing was registered');
    cards.register({ ...registration, lastAuthenticationFailed: true });
    const found = await findRegisteredCard(context, providers, { userId, registrationId });
    expect(found).toMatchObject({ ok: true, card: { last_authentication_failed: true } });
    expect(await listCards(context, userId)).toEqual([]);
  });
});

describe('a user who tests cards', () => {
  it('is stopped, put up for review, and can go on if the decision is overturned', async () => {
    const userId = await makeBuyer();
    const outcomes = [];
    for (let tries = 0; tries < 8; tries += 1) outcomes.push(await add(userId, 'declined'));
    expect(outcomes.map((one) => !one.ok && one.reason)).toEqual([
      ...Array<string>(6).fill('card-declined'),
      'too-many-attempts',
      'too-many-attempts',
    ]);
    const open = await listOpenDecisions(context, 100);
    const mine = open.filter((one) => one.user_id === userId);
    expect(mine).toMatchObject([
      { rule: 'account-velocity', facts: { counted: 6, limit: 6 }, is_upheld: null },
    ]);
    const review = { decisionId: mine[0]?.id ?? '', by: someStaff(), isUpheld: false };
    expect(await reviewDecision(context, review)).toEqual({ ok: true });
    expect(await add(userId, 'declined')).toMatchObject({ reason: 'card-declined' });
    expect(await reviewDecision(context, { ...review, decisionId: newId() })).toMatchObject({
      ok: false,
    });
  });

  it('with many accounts on one device is stopped as well', async () => {
    const origin = originOf(newId(), '198.51.100.8');
    const reasons = [];
    for (let tries = 0; tries < 9; tries += 1) {
      const outcome = await add(await makeBuyer(), 'declined', origin);
      reasons.push(!outcome.ok && outcome.reason);
    }
    expect(reasons.slice(-2)).toEqual(['card-declined', 'too-many-attempts']);
  });

  it('cannot pay with one card in many accounts', async () => {
    const card = { holder: `Same ${newId()}` };
    const reasons = [];
    for (let accounts = 0; accounts < 6; accounts += 1) {
      const userId = await makeBuyer();
      const order = await shop.order(userId);
      const cardId = await shop.saveCard(userId, cards, card);
      const outcome = await shop.pay(userId, order.id, { kind: 'saved_card', cardId });
      reasons.push(outcome.ok ? 'paid' : outcome.reason);
    }
    expect(reasons).toEqual([...Array<string>(5).fill('paid'), 'purchases-paused']);
  });
});
