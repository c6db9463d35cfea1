import { expect, it } from 'vitest';
import { makeCharacter, makeClub, sellTokens } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { advancePerson } from './advance-person';
import { listChats } from './chat/chats/list-chats';
import { openChat } from './chat/chats/open-chat';
import { joinClub } from './fanclubs/join-club';
import { getMembership } from './fanclubs/list-memberships';
import { chooseFrequency } from './follow-ups/choices';
import { listDueFollowUps } from './follow-ups/write-follow-up';
import { makeFan } from './offers/testing/make-fan';
import { newId } from './shared/ids';
import { transact } from './shared/transactions/transact';
import { buyPlan } from './subscriptions/testing/buy-plan';
import { readTotals } from './wallet/ledger/account-totals';
import { reserveTokens } from './wallet/spends/reservations';
import { openingBalance } from './wallet/schema';
import { spendTokens } from './wallet/spends/spend-tokens';

const { database, context } = await openTestContext();
const { db } = database;
const day = 24 * 3_600_000;

it('moves everything that runs for a person forward by days, and nothing of others', async () => {
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
    // The length of a month depends on the month in which it begins.
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

it('makes a character’s next message due, and leaves earlier messages in their order', async () => {
  const [fan, other] = [await makeFan(context), await makeFan(context)];
  const { id: characterId } = await makeCharacter(db);
  for (const { userId } of [fan, other]) {
    const person = { kind: 'user', id: userId } as const;
    await openChat(context, person, { characterId });
    await chooseFrequency(context, { userId, characterId, frequency: 'weekly' });
    const due_at = new Date(context.now().getTime() + 6 * day);
    const chat = db('chats').where({ user_id: userId }).select('id');
    await db('chat_follow_ups').whereIn('chat_id', chat).update({ due_at, decided_at: due_at });
  }
  const dueOf = async ({ userId }: { userId: string }) => {
    const [chat] = await db('chats').where({ user_id: userId }).select('id');
    return (await listDueFollowUps(context, 100)).includes(chat?.id ?? '');
  };
  expect([await dueOf(fan), await dueOf(other)]).toEqual([false, false]);
  const advanced = await advancePerson(context, fan.email, 7);
  expect(advanced).toMatchObject({ chats: 1, followUps: 1 });
  expect([await dueOf(fan), await dueOf(other)]).toEqual([true, false]);
  const list = await listChats(context, { kind: 'user', id: fan.userId }, { limit: 5 });
  const age = context.now().getTime() - (list.items[0]?.updatedAt.getTime() ?? 0);
  expect(Math.round(age / day)).toBe(7);
});
