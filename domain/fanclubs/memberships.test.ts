import { someStaff } from '../staff/testing/some-staff';
import { describe, expect, it } from 'vitest';
import { createTestContext, giveTokens, makeClub, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { readBalance } from '../wallet/get-balance';
import { changeSpendConfirmation } from '../wallet/spends/spend-confirmation';
import { changeMembership } from './change-membership';
import { findClubStatuses } from './find-club';
import { joinClub } from './join-club';
import { cancelMembership, keepMembership } from './keep-membership';
import {
  countMemberships,
  getMembership,
  listMemberships,
  sumMemberships,
} from './list-memberships';
import { addPlan, setPlanActive } from './manage-plans';
import { sellMembership } from './sell-membership';

const { database, context } = await openTestContext();
const { db } = database;
const usd = (minor: number) => ({ minor, currency: 'USD' });
const dayMs = 24 * 3_600_000;

async function enter(tokens = 0) {
  const { id } = await makeUser(db);
  if (tokens > 0) await giveTokens(context, id, tokens);
  return id;
}

describe('a membership that is sold', () => {
  it('costs the club’s price for a month, and names its renewal', async () => {
    const { clubId, creatorId, characterId } = await makeClub(context, { discountPercent: 20 });
    const own = createTestContext(db);
    const sold = await sellMembership(own, { userId: await enter() }, { creatorId });
    if (!sold.ok) throw new Error(sold.reason);
    const { autoRenew } = sold.price;
    expect(sold).toEqual({
      ok: true,
      product: {
        kind: 'fanclub',
        id: creatorId,
        name: 'Noor Haddad',
        characterId,
        details: {
          clubId,
          characterId,
          creatorId,
          creatorPercent: 40,
          planId: null,
          period: { unit: 'month', count: 1 },
          price: 799,
          discountPercent: 20,
          renews: true,
        },
      },
      price: {
        total: usd(799),
        list: usd(999),
        discountPercent: 20,
        reason: 'fanclubs:discount',
        autoRenew,
      },
    });
    expect(autoRenew).toMatchObject({ price: usd(799), period: { unit: 'month', count: 1 } });
    expect(autoRenew?.firstAt.getTime()).toBeGreaterThan(own.now().getTime() + 27 * dayMs);
  });

  it('names no renewal to a user who has switched renewals off', async () => {
    const { characterId } = await makeClub(context);
    const userId = await enter();
    await db('users').where({ id: userId }).update({ fan_club_autorenew: false });
    const sold = await sellMembership(context, { userId }, { creatorId: characterId });
    expect(sold).toMatchObject({ ok: true, product: { details: { renews: false } } });
    expect(sold.ok && sold.price.autoRenew).toBeUndefined();
  });

  it('by a plan has the price and the period of the plan', async () => {
    const { creatorId } = await makeClub(context, { discountPercent: 20 });
    const fields = { duration: 12, durationType: 'Years', price: 6999, isActive: true } as const;
    const added = await addPlan(context, someStaff(), { creatorId, ...fields });
    if (!added.ok) throw new Error(added.reason);
    const planId = added.plan.id;
    const buyer = { userId: await enter() };
    expect(await sellMembership(context, buyer, { creatorId, planId })).toMatchObject({
      product: { details: { planId, period: { unit: 'month', count: 12 } } },
      price: { total: usd(6999), list: usd(6999), discountPercent: 0 },
    });
    await setPlanActive(context, someStaff(), planId, false);
    expect(await sellMembership(context, buyer, { creatorId, planId })).toEqual({
      ok: false,
      reason: 'no-such-club-plan',
    });
    const { creatorId: another } = await makeClub(context);
    await setPlanActive(context, someStaff(), planId, true);
    expect(await sellMembership(context, buyer, { creatorId: another, planId })).toEqual({
      ok: false,
      reason: 'no-such-club-plan',
    });
  });

  it('is refused if it is unknown, one’s own, free, only for tokens, or already joined', async () => {
    const club = await makeClub(context);
    const free = await makeClub(context, { price: 0 });
    const forTokens = await makeClub(context, { price: null, tokenPrice: 45 });
    const userId = await enter();
    const reasonFor = async (creatorId: string, who = userId) => {
      const sold = await sellMembership(context, { userId: who }, { creatorId });
      return sold.ok ? 'sold' : sold.reason;
    };
    expect(await reasonFor(newId())).toBe('no-such-club');
    expect(await reasonFor(club.creatorId, club.creatorId)).toBe('own-club');
    expect(await reasonFor(free.creatorId)).toBe('club-is-free');
    expect(await reasonFor(forTokens.creatorId)).toBe('club-not-for-money');
    await joinClub(context, { userId, creatorId: free.creatorId });
    expect(await reasonFor(free.creatorId)).toBe('already-member');
  });
});

describe('joining', () => {
  it('a club that costs money leads to checkout and takes nothing', async () => {
    const { creatorId, characterId } = await makeClub(context);
    const userId = await enter(500);
    expect(await joinClub(context, { userId, creatorId })).toEqual({
      ok: true,
      openCheckout: true,
      characterId,
      price: usd(799),
      tokens: 0,
    });
    expect(await getMembership(context, { userId, characterId })).toBeNull();
    expect(await readBalance(db, userId)).toBe(500);
  });

  it('a free club opens it at once, and a repeat changes nothing', async () => {
    const { creatorId, characterId } = await makeClub(context, { price: 0 });
    const userId = await enter();
    const joined = { ok: true, openCheckout: false, characterId, price: null, tokens: 0 };
    expect(await joinClub(context, { userId, creatorId })).toEqual(joined);
    const before = await getMembership(context, { userId, characterId });
    expect(before).toMatchObject({ status: 'active', paysWith: 'nothing', renews: true });
    expect(await joinClub(context, { userId, creatorId })).toEqual(joined);
    expect(await getMembership(context, { userId, characterId })).toEqual(before);
  });

  it('with tokens takes them once, despite concurrent requests', async () => {
    const { creatorId, characterId } = await makeClub(context, { tokenPrice: 80 });
    const userId = await enter(500);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => joinClub(context, { userId, creatorId, tokens: 80 })),
    );
    expect(answers.filter((answer) => answer.ok && answer.tokens === 80)).toHaveLength(1);
    expect(answers.every((answer) => answer.ok && !answer.openCheckout)).toBe(true);
    expect(await readBalance(db, userId)).toBe(420);
    expect(await getMembership(context, { userId, characterId })).toMatchObject({
      paysWith: 'tokens',
      tokens: 80,
      price: null,
    });
    const standings = await findClubStatuses(context, [characterId], userId);
    expect(standings.get(characterId)?.isMember).toBe(true);
  });

  it('with tokens needs confirmation if the user requires it', async () => {
    const { creatorId, characterId } = await makeClub(context, { tokenPrice: 80 });
    const userId = await enter(500);
    await changeSpendConfirmation(context, userId, 80);
    const join = (confirmed?: number) =>
      joinClub(context, { userId, creatorId, tokens: 80, confirmed });
    expect(await join()).toEqual({
      ok: false,
      reason: 'confirmation-needed',
      data: { tokens: 80 },
    });
    expect(await getMembership(context, { userId, characterId })).toBeNull();
    expect(await join(80)).toMatchObject({ ok: true, tokens: 80 });
    expect(await readBalance(db, userId)).toBe(420);
  });

  it('with too few tokens, or without choosing them for a token club, leads to another offer', async () => {
    const { creatorId, characterId } = await makeClub(context, { price: null, tokenPrice: 45 });
    const userId = await enter(44);
    const upsell = { ok: true, openCheckout: true, characterId, price: null, tokens: 0 };
    expect(await joinClub(context, { userId, creatorId })).toEqual(upsell);
    expect(await joinClub(context, { userId, creatorId, tokens: 45 })).toEqual(upsell);
    expect(await readBalance(db, userId)).toBe(44);
    expect(await joinClub(context, { userId, creatorId, tokens: 40 })).toEqual({
      ok: false,
      reason: 'club-price-changed',
      data: { price: 45 },
    });
  });

  it('leaves no trace if its answer could not be stored', async () => {
    const { creatorId, characterId } = await makeClub(context, { tokenPrice: 80 });
    const userId = await enter(100);
    const refused = () => Promise.reject(new Error('taken over'));
    await expect(joinClub(context, { userId, creatorId, tokens: 80 }, refused)).rejects.toThrow();
    expect(await readBalance(db, userId)).toBe(100);
    expect(await getMembership(context, { userId, characterId })).toBeNull();
  });
});

describe('leaving', () => {
  it('keeps the club open to the end, and is taken back until then', async () => {
    const own = createTestContext(db);
    const { creatorId, characterId } = await makeClub(context, { price: 0 });
    const userId = await enter();
    await joinClub(own, { userId, creatorId });
    const before = await getMembership(own, { userId, characterId });
    const until = before?.expiresAt;
    const member = { userId, creatorId };
    const cancelled = { ok: true, renews: false, expiresAt: until };
    expect(await cancelMembership(own, member)).toEqual(cancelled);
    expect(await cancelMembership(own, member)).toEqual(cancelled);
    expect(await getMembership(own, { userId, characterId })).toMatchObject({
      status: 'active',
      renews: false,
      nextBillingAt: null,
    });
    expect(await keepMembership(own, member)).toEqual({ ok: true, renews: true, expiresAt: until });
    expect(await getMembership(own, { userId, characterId })).toEqual(before);
    own.advance(32 * dayMs);
    expect(await keepMembership(own, member)).toEqual({ ok: false, reason: 'membership-over' });
  });

  it('is for members', async () => {
    const { creatorId } = await makeClub(context);
    const userId = await enter();
    const none = { ok: false, reason: 'no-such-membership' };
    expect(await cancelMembership(context, { userId, creatorId })).toEqual(none);
    expect(await cancelMembership(context, { userId, creatorId: newId() })).toEqual(none);
  });
});

describe('the memberships of a user', () => {
  it('are listed by billing date, page by page, and counted by status', async () => {
    const own = createTestContext(db);
    const userId = await enter();
    const clubs = [];
    for (const days of [0, 3, 6, 40]) {
      const { creatorId, characterId } = await makeClub(context, { price: 0 });
      const now = () => new Date(own.now().getTime() - days * dayMs);
      await joinClub({ ...own, now }, { userId, creatorId });
      clubs.push(characterId);
    }
    const read = async (list: Partial<Parameters<typeof listMemberships>[2]>) => {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await listMemberships(own, userId, { limit: 2, ...list, cursor });
        seen.push(...page.items.map((one) => one.characterId));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      return seen;
    };
    const [latest, second, third, over] = clubs;
    // An ended membership has no further charge, so it is last in either order.
    expect(await read({})).toEqual([third, second, latest, over]);
    expect(await read({ sortBy: 'nextBillingDateNewest' })).toEqual([latest, second, third, over]);
    expect(await read({ status: 'active' })).toEqual([third, second, latest]);
    expect(await read({ status: 'expired' })).toEqual([over]);
    expect(await countMemberships(own, userId)).toBe(4);
    expect(await countMemberships(own, userId, 'active')).toBe(3);
    expect(await countMemberships(own, await enter())).toBe(0);
  });

  it('are each listed once, though one ends between two pages', async () => {
    const own = createTestContext(db);
    const userId = await enter();
    for (const days of [0, 1, 2, 25]) {
      const { creatorId } = await makeClub(context, { price: 0 });
      const now = () => new Date(own.now().getTime() - days * dayMs);
      await joinClub({ ...own, now }, { userId, creatorId });
    }
    const first = await listMemberships(own, userId, { limit: 2 });
    own.advance(10 * dayMs);
    const cursor = first.nextCursor ?? undefined;
    const second = await listMemberships(own, userId, { limit: 2, cursor });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(second.nextCursor).toBeNull();
  });

  it('are summed up: active, expired, future, and the next charge', async () => {
    const own = createTestContext(db);
    const userId = await enter(500);
    const nothing = { active: 0, expired: 0, ahead: 0, next: null };
    expect(await sumMemberships(own, userId)).toEqual(nothing);
    const joined = [];
    for (const [days, terms] of [
      [40, { price: 0 }],
      [1, { price: 0 }],
      [2, { tokenPrice: 80 }],
      [5, { tokenPrice: 60 }],
    ] as const) {
      const { creatorId, characterId } = await makeClub(context, terms);
      const now = () => new Date(own.now().getTime() - days * dayMs);
      const tokens = 'tokenPrice' in terms ? { tokens: terms.tokenPrice } : {};
      await joinClub({ ...own, now }, { userId, creatorId, ...tokens });
      joined.push({ creatorId, characterId });
    }
    const [, , , soonest] = joined;
    const at = (await getMembership(own, { userId, characterId: soonest?.characterId ?? '' }))
      ?.nextBillingAt;
    expect(at).toBeInstanceOf(Date);
    expect(await sumMemberships(own, userId)).toEqual({
      active: 3,
      expired: 1,
      ahead: 2,
      next: { at, price: null, tokens: 60 },
    });
    await cancelMembership(own, { userId, creatorId: soonest?.creatorId ?? '' });
    expect(await sumMemberships(own, userId)).toMatchObject({ ahead: 1, next: { tokens: 80 } });
  });

  it('change once per decision, and each change is published', async () => {
    const { creatorId, characterId } = await makeClub(context, { price: 0 });
    const userId = await enter();
    await joinClub(context, { userId, creatorId });
    const take = () =>
      transact(context, (trx) =>
        changeMembership(context, trx, { userId, characterId }, { kind: 'taken-back' }),
      );
    expect(await take()).toMatchObject({ status: 'expired' });
    expect(await take()).toBeNull();
    const facts = await db('outbox')
      .where({ name: 'fanclubs.membership-changed', person_id: userId })
      .orderBy('id')
      .pluck<{ change: string; isMember: boolean }[]>('payload');
    expect(facts.map(({ change, isMember }) => [change, isMember])).toEqual([
      ['joined', true],
      ['taken-back', false],
    ]);
  });
});
