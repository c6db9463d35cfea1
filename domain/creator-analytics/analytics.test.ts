import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeCharacter, makeModel, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { legOf, writeTransfer } from '../wallet/ledger/write-transfer';
import { defineTransferReason } from '../wallet/schema';
import { readFigures } from './read-metric';
import { rollUp } from './roll-up';

const { database, context } = await openTestContext();
const { db } = database;
const tip = defineTransferReason('chat_tip');
const refund = defineTransferReason('payment_refund');

const share = (creatorId: string, minor: number, reason = tip) =>
  transact(context, (trx) =>
    writeTransfer(context, trx, {
      idempotencyKey: newId(),
      reason,
      legs: [
        legOf({ creator: creatorId, as: 'held' }, 'USD', minor),
        legOf({ system: 'earned', detail: 'tokens' }, 'USD', -minor),
      ],
    }),
  );

const asked = { timeRange: '1_week', source: 'all', timeZone: 'UTC' } as const;
const figuresOf = async (ownerId: string, more: object = {}) => {
  const figures = await readFigures(context, { ownerId }, { ...asked, ...more });
  if (!figures) throw new Error('no figures');
  return figures;
};

it('each fact counts once, by its source, for the owner of its character alone', async () => {
  const { userId, characterId } = await makeModel(db);
  const other = await makeModel(db);
  const fans = await Promise.all([1, 2, 3].map(() => makeUser(db)));
  const now = context.now();
  for (const [index, { id }] of fans.entries()) {
    await db('follows').insert({ user_id: id, character_id: characterId, created_at: now });
    await db('character_views').insert({
      character_id: characterId,
      viewed_on: now,
      viewer: Buffer.from(id),
      user_id: id,
      viewed_at: now,
    });
    if (index > 0) continue;
    await db('character_referrals').insert({
      referred_user_id: id,
      character_id: characterId,
      created_at: now,
    });
    await db('chats').insert({ id: newId(), user_id: id, character_id: characterId });
    await db('fanclub_memberships').insert({
      user_id: id,
      character_id: characterId,
      started_at: now,
      expires_at: new Date(now.getTime() + 1000),
      cancelled_at: now,
    });
  }
  await rollUp(context);
  await rollUp(context);
  const totals = async (source: 'all' | 'referrals') => {
    const { metrics } = await figuresOf(userId, { source });
    return Object.fromEntries(Object.entries(metrics).map(([name, { total }]) => [name, total]));
  };
  expect(await totals('all')).toEqual({
    earnings: 0,
    subscribers: 1,
    canceledSubscriptions: 1,
    profileViews: 3,
    openChats: 1,
    followers: 3,
  });
  expect(await totals('referrals')).toMatchObject({ profileViews: 1, openChats: 1, followers: 1 });
  const { metrics } = await figuresOf(other.userId);
  expect(metrics.followers).toMatchObject({ total: 0, before: 0 });
  expect(metrics.followers.values).toHaveLength(7);
});

it('earnings agree with the ledger to the cent, however they are summed', async () => {
  const { id: creatorId } = await makeUser(db);
  const shares = fc.sample(fc.integer({ min: 1, max: 9999 }), { numRuns: 60, seed: 7 });
  for (const minor of shares) await share(creatorId, minor);
  await share(creatorId, -123, refund);
  await rollUp(context);
  const { rows } = await db.raw<{ rows: { sum: string }[] }>(
    `select sum(entry.amount)::text from ledger_entries entry
       join ledger_accounts account on account.id = entry.account_id
      where account.holder_id = ?`,
    [creatorId],
  );
  const byRange = await Promise.all(
    (['1_day', '1_week', '1_year', 'all_time'] as const).map(async (timeRange) => {
      const { earnings } = (await figuresOf(creatorId, { timeRange })).metrics;
      return earnings.values.reduce((sum, value) => sum + value, 0);
    }),
  );
  const expected = shares.reduce((sum, minor) => sum + minor, 0) - 123;
  expect(Number(rows[0]?.sum)).toBe(expected);
  expect(byRange).toEqual([expected, expected, expected, expected]);
  await context.db('creator_rollups').delete();
  await rollUp(context);
  expect((await figuresOf(creatorId)).metrics.earnings.total).toBe(expected);
});

it('a character of the house has no figures', async () => {
  const { id } = await makeCharacter(db);
  const { id: fan } = await makeUser(db);
  await db('follows').insert({ user_id: fan, character_id: id, created_at: context.now() });
  await rollUp(context);
  expect(await db('creator_hours').where({ character_id: id })).toEqual([]);
});
