import { expect, it } from 'vitest';
import { makeClub, sellTokens } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { advancePerson } from './advance-person';
import { joinClub } from './fanclubs/join-club';
import { getMembership } from './fanclubs/list-memberships';
import { makeFan } from './offers/testing/make-fan';
import { newId } from './shared/ids';
import { transact } from './shared/transact';
import { buyPlan } from './subscriptions/testing/buy-plan';
import { readTotals } from './wallet/ledger/account-totals';
import { reserveTokens } from './wallet/spends/reservations';
import { openingBalance } from './wallet/schema';
import { spendTokens } from './wallet/spends/spend-tokens';

const { database, context } = await openTestContext();
const { db } = database;
const day = 24 * 3_600_000;

it('lets days go by in everything that runs for a person, and for nobody else', async () => {
  const [fan, other] = [await makeFan(context), await makeFan(context)];
  const club = await makeClub(context, { price: null, tokenPrice: 30 });
  for (const { userId } of [fan, other]) {
    await buyPlan(context, userId);
    await sellTokens(context, userId, { tokens: 200, paidMinor: 2000 });
    await joinClub(context, { userId, creatorId: club.creatorId, tokens: 30 });
    await transact(context, (trx) =>
      reserveTokens(context, trx, {
        userId,
        tokens: 10,
        reason: openingBalance,
        idempotencyKey: newId(),
        endsAt: new Date(context.now().getTime() + 20 * day),
      }),
    );
  }
  const read = async (userId: string) => ({
    premium: (await db('subscriptions').where({ user_id: userId }).first('expires_at'))?.expires_at,
    club: (await getMembership(context, { userId, characterId: club.characterId }))?.expiresAt,
  });
  const before = { fan: await read(fan.userId), other: await read(other.userId) };

  const advanced = await advancePerson(context, fan.email.toUpperCase(), 21);
  expect(advanced).toMatchObject({ clubs: 1, reservationsReleased: 1, sharesReleased: 0 });
  const after = { fan: await read(fan.userId), other: await read(other.userId) };
  expect(after.other).toEqual(before.other);
  expect(advanced?.premiumEndsAt).toEqual(after.fan.premium);
  for (const kind of ['premium', 'club'] as const) {
    const moved = (before.fan[kind]?.getTime() ?? 0) - (after.fan[kind]?.getTime() ?? 0);
    // Months are as long as those they begin in.
    expect(Math.abs(moved - 21 * day)).toBeLessThanOrEqual(3 * day);
  }
  const open = db('token_reservations').where({ state: 'open' });
  expect(await open.pluck('account_id')).toHaveLength(1);
  expect(await advancePerson(context, 'nobody@example.com', 1)).toBeNull();
});

it('makes shares payable that are held of a creator, once so many days are left of their time', async () => {
  const fan = await makeFan(context);
  const creator = await makeFan(context);
  await sellTokens(context, fan.userId, { tokens: 100, paidMinor: 1000 });
  await transact(context, (trx) =>
    spendTokens(context, trx, {
      userId: fan.userId,
      tokens: 100,
      reason: openingBalance,
      idempotencyKey: newId(),
      creatorId: creator.userId,
    }),
  );
  const shares = () =>
    readTotals(
      db,
      [
        { creator: creator.userId, as: 'held' },
        { creator: creator.userId, as: 'payable' },
      ],
      'USD',
    );
  await advancePerson(context, creator.email, 10);
  expect(await shares()).toEqual([400, 0]);
  expect(await advancePerson(context, creator.email, 14)).toMatchObject({ sharesReleased: 1 });
  expect(await shares()).toEqual([0, 400]);
});
