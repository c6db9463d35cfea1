import { describe, expect, it } from 'vitest';
import { createTestContext, giveTokens, makeClub, makeSession, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { requestDeletion } from '../deletions/request-deletion';
import { addPeriods } from '../shared/time/periods';
import { readBalance } from '../wallet/get-balance';
import { announceClubRenewals } from './announce-club-renewals';
import { joinClub } from './join-club';
import { cancelMembership } from './keep-membership';
import { getMembership } from './list-memberships';
import { renewDueMemberships } from './renew-memberships';
import { findOwedPrices } from './open-renewal';
import { setClubPrice } from './set-club-price';

const { database } = await openTestContext();
const { db } = database;
const dayMs = 24 * 3_600_000;
const chargesNoCard = {
  cardsOf: () => Promise.resolve([]),
  charge: () => Promise.reject(new Error('a card was charged')),
};

async function join(price: number | null, tokenPrice: number | null, tokens: number) {
  const context = createTestContext(db);
  const { creatorId, characterId } = await makeClub(context, { price, tokenPrice });
  const { id: userId } = await makeUser(db);
  if (tokens > 0) await giveTokens(context, userId, tokens);
  const request = tokenPrice === null ? {} : { tokens: tokenPrice };
  await joinClub(context, { userId, creatorId, ...request });
  const read = () => getMembership(context, { userId, characterId });
  const renew = () => renewDueMemberships(context, chargesNoCard, 500);
  const first = await read();
  return { context, userId, creatorId, characterId, first, read, renew };
}

it('takes the tokens of the next period once, however many renew at once', async () => {
  const { context, userId, read, renew } = await join(null, 80, 200);
  const first = await read();
  await renew();
  expect(await readBalance(db, userId)).toBe(120);
  context.advance(31 * dayMs);
  await Promise.all([renew(), renew(), renew()]);
  expect(await readBalance(db, userId)).toBe(40);
  const second = await read();
  expect(second?.expiresAt.getTime()).toBeGreaterThan(first?.expiresAt.getTime() ?? 0);
  context.advance(31 * dayMs);
  await renew();
  expect(await readBalance(db, userId)).toBe(40);
  expect(await read()).toMatchObject({ status: 'active', isOverdue: true });
});

it('renews a free club for nothing, and no club of a user who switched renewals off', async () => {
  const free = await join(0, null, 0);
  free.context.advance(31 * dayMs);
  await free.renew();
  expect(await free.read()).toMatchObject({ status: 'active', renews: true });
  await db('users').where({ id: free.userId }).update({ fan_club_autorenew: false });
  free.context.advance(31 * dayMs);
  await free.renew();
  expect(await free.read()).toMatchObject({ status: 'expired', renews: false });
});

describe('a renewal that failed', () => {
  /** Creates a member whose tokens were not enough for the second period. */
  async function owe() {
    const joined = await join(null, 80, 80);
    joined.context.advance(31 * dayMs);
    await joined.renew();
    return joined;
  }
  const eventsOf = (userId: string, name: string) =>
    db('outbox').where({ person_id: userId, name }).orderBy('id').pluck<unknown[]>('payload');

  it('is published with the time of the next try', async () => {
    const { userId, read } = await owe();
    const membership = await read();
    expect(await eventsOf(userId, 'fanclubs.renewal-failed')).toEqual([
      expect.objectContaining({
        price: null,
        tokens: 80,
        triesAgainAt: membership?.nextBillingAt?.toISOString(),
        openUntil: membership?.expiresAt.toISOString(),
      }),
    ]);
  });

  it('is paid by hand at the agreed price, and continues from its former end', async () => {
    const { context, userId, creatorId, characterId, first, read } = await owe();
    await setClubPrice(context, { characterId, creatorId, price: null, tokenPrice: 120 });
    const short = await joinClub(context, { userId, creatorId, tokens: 80 });
    expect(short).toMatchObject({ ok: true, openCheckout: true, tokens: 0 });
    const member = { userId, characterId };
    expect(await findOwedPrices(context, member)).toEqual({ price: null, tokenPrice: 80 });
    await giveTokens(context, userId, 80);
    const paid = await joinClub(context, { userId, creatorId, tokens: 80 });
    expect(await findOwedPrices(context, member)).toBeNull();
    expect(paid).toMatchObject({ ok: true, openCheckout: false, tokens: 80 });
    expect(await readBalance(db, userId)).toBe(0);
    const after = await read();
    expect(after).toMatchObject({ status: 'active', isOverdue: false, renews: true, tokens: 80 });
    expect(after?.expiresAt).toEqual(
      addPeriods(first?.expiresAt ?? new Date(0), { unit: 'month', count: 1 }, 1),
    );
  });
});

it('announces a renewal some days before, once per period, and only if it will be charged', async () => {
  const one = await join(null, 80, 200);
  const left = await join(null, 80, 200);
  await cancelMembership(left.context, left);
  const free = await join(0, null, 0);
  const announced = ({ userId }: { userId: string }) =>
    db('outbox').where({ person_id: userId, name: 'fanclubs.renewal-announced' }).pluck('payload');
  await announceClubRenewals(one.context, 500);
  expect(await announced(one)).toEqual([]);
  one.context.advance(28 * dayMs);
  await announceClubRenewals(one.context, 500);
  await announceClubRenewals(one.context, 500);
  expect(await announced(one)).toEqual([
    expect.objectContaining({ tokens: 80, renewsAt: one.first?.expiresAt.toISOString() }),
  ]);
  const toEnd = async () =>
    ((await one.read())?.expiresAt.getTime() ?? 0) - one.context.now().getTime();
  one.context.advance((await toEnd()) - 60_000);
  await one.renew();
  one.context.advance((await toEnd()) - 2 * dayMs);
  await announceClubRenewals(one.context, 500);
  expect(await announced(one)).toHaveLength(2);
  expect(await announced(left)).toEqual([]);
  expect(await announced(free)).toEqual([]);
});

it('charges no user whose account is closing', async () => {
  const { context, userId, read, renew } = await join(null, 80, 200);
  const session = await makeSession(context, userId);
  const result = await requestDeletion(context, { ...session, reason: 'I found the day again.' });
  expect(result).toMatchObject({ ok: true });
  expect(await read()).toMatchObject({ status: 'active', renews: false });
  context.advance(31 * dayMs);
  await renew();
  expect(await readBalance(db, userId)).toBe(120);
});
