import { expect, it } from 'vitest';
import { makeModel, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { readEarningsOf } from '../creator-analytics/read-earnings';
import { listEarningModels } from './list-earning-models';

const { database, context } = await openTestContext();
const { db } = database;
const week = { timeRange: '1_week', timeZone: 'UTC' } as const;

const earn = (owner_id: string, character_id: string, minor: number, daysAgo = 0) =>
  db('creator_hours').insert({
    owner_id,
    character_id,
    hour: new Date(Math.floor(context.now().getTime() / 3_600_000 - 24 * daysAgo) * 3_600_000),
    unit: 'USD',
    earnings_platform: minor,
    earnings_referrals: 1,
  });

it('adds up what the models of one manager earned, each by its owner', async () => {
  const { id: managerId } = await makeUser(db);
  const [vera, ada] = [
    await makeModel(db, { managerId, displayName: 'Vera Lind' }),
    await makeModel(db, { managerId, displayName: 'Ada Roy' }),
  ];
  const foreign = await makeModel(db);
  await db('creators').where({ id: vera.creatorId }).update({ manager_percent: 30 });
  await earn(vera.userId, vera.characterId, 1000);
  await earn(vera.userId, vera.characterId, 500, 3);
  await earn(vera.userId, vera.characterId, 9000, 30);
  await earn(foreign.userId, foreign.characterId, 700);

  const models = await listEarningModels(db, managerId);
  expect(models).toMatchObject([
    { id: ada.creatorId, percent: 0, ownerId: ada.userId },
    { id: vera.creatorId, percent: 30, ownerId: vera.userId },
  ]);
  const earned = await readEarningsOf(context, models, week);
  expect([...(earned?.values.keys() ?? [])]).toEqual([vera.characterId]);
  const values = earned?.values.get(vera.characterId) ?? [];
  expect(values).toHaveLength(7);
  expect(values.reduce((sum, value) => sum + value, 0)).toBe(1502);
  expect(await readEarningsOf(context, [], week)).toMatchObject({ currency: 'USD' });
  const impossible = { timeRange: 'custom', from: '2026-02-02', to: '2026-02-01' } as const;
  expect(await readEarningsOf(context, models, { ...week, ...impossible })).toBeNull();
});
