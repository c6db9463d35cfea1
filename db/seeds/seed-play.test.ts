import { beforeAll, expect, it } from 'vitest';
import { openTestContext } from '~/db/testing/open-test-context';
import { getGamificationState } from '~/domain/gamification/players/read-player';
import { listUserTasks } from '~/domain/gamification/tasks/list-user-tasks';
import { reconcileLedger } from '~/domain/wallet/ledger/reconcile';
import { seedPeople } from './seed-people';
import { seedPlay } from './seed-play';

const { database, context } = await openTestContext();

beforeAll(async () => {
  await seedPeople(context);
  await seedPlay(context);
});

async function idOf(email: string): Promise<string> {
  const user = await database.db('users').where({ email }).first('id');
  if (!user) throw new Error(`${email} is missing`);
  return user.id;
}

it('gives the fan a streak of three days and half-done quests', async () => {
  const userId = await idOf('fan@example.com');
  expect(await getGamificationState(context, userId)).toMatchObject({
    level: 1,
    currentLevelXp: 240,
    spins: 1,
    loginStreakDay: 3,
    dailyRewardReceived: true,
  });
  const listed = await listUserTasks(context, userId);
  expect(listed.ok && listed.tasks.find(({ goal }) => goal === 20)).toMatchObject({ progress: 14 });
  expect(listed.ok && listed.tasks.find(({ goal }) => goal === 2)).toMatchObject({
    grabbedAt: null,
    completedAt: expect.any(Date) as Date,
  });
});

it('gives Premium spins to use, and changes nothing when run again', async () => {
  const userId = await idOf('premium@example.com');
  const before = await getGamificationState(context, userId);
  expect(before).toMatchObject({ level: 2, spins: 2 });
  await seedPlay(context);
  expect(await getGamificationState(context, userId)).toEqual(before);
  expect(await reconcileLedger(database.db)).toMatchObject({ ok: true });
});
