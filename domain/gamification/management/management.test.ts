import { describe, expect, it } from 'vitest';
import { makeStaff, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../../shared/ids';
import type { StaffActor } from '../../staff/carry-out';
import { countTask } from '../tasks/count-task';
import { configurePlay, playConfigSchema } from './configure-play';
import { emitTestCompletion } from './emit-test-completion';
import { findLeaderboardEntry, leaderboard } from './leaderboard';
import { addTask, changeTask, findTask, listTasks } from './manage-tasks';

const { database, context } = await openTestContext();
const { db, owner } = database;

async function actor(role: StaffActor['role'] = 'marketingManager'): Promise<StaffActor> {
  const { id } = await makeStaff(db, { role });
  return { staffId: id, role, reason: 'a test' };
}
const fields = {
  kind: 'Join_FanClubs',
  scope: 'daily',
  goal: 2,
  rewards: [{ rewardType: 'xp', value: 70 }],
  isActive: true,
  position: 30,
} as const;
const newTask = (goal: number) => ({ ...fields, rewards: [...fields.rewards], goal });
const actsOn = (id: string) =>
  owner('staff_actions').where({ resource_id: id }).orderBy('at').pluck('act');

describe('tasks', () => {
  it('of a new installation are those of the product', async () => {
    const tasks = await listTasks(context);
    expect(tasks.filter(({ scope }) => scope === 'daily')).toMatchObject([
      { kind: 'Send_Messages', goal: 20, rewards: [{ rewardType: 'xp', value: 100 }] },
      { kind: 'Listen_voice_messages', goal: 2, rewards: [{ rewardType: 'xp', value: 60 }] },
      { kind: 'Unlock_Posts', goal: 1, rewards: [{ rewardType: 'xp', value: 80 }] },
    ]);
    expect(await listTasks(context, { scope: 'permanent' })).toHaveLength(14);
  });

  it('are added and changed by staff, and logged', async () => {
    const added = await addTask(context, await actor(), newTask(2));
    const id = added.ok ? added.task.id : '';
    expect(await findTask(context, id)).toEqual({ ok: true, task: { id, ...fields } });
    const changes = { goal: 3, isActive: false };
    expect(await changeTask(context, await actor('manager'), id, changes)).toMatchObject({
      ok: true,
      task: { goal: 3, isActive: false, position: 30 },
    });
    // Nothing changes, so nothing is logged.
    await changeTask(context, await actor(), id, changes);
    expect(await actsOn(id)).toEqual(['quest.add', 'quest.change']);
  });

  it('are refused to roles without the permission, if they exist already, and if there are none', async () => {
    expect(await addTask(context, await actor('inspectorAdmin'), newTask(7))).toMatchObject({
      reason: 'forbidden',
    });
    const by = await actor();
    const first = await addTask(context, by, newTask(8));
    expect(await addTask(context, by, newTask(8))).toMatchObject({ reason: 'task-exists' });
    await addTask(context, by, newTask(9));
    const id = first.ok ? first.task.id : '';
    expect(await changeTask(context, by, id, { goal: 9 })).toMatchObject({ reason: 'task-exists' });
    expect(await changeTask(context, by, newId(), {})).toMatchObject({ reason: 'no-such-task' });
  });

  it('are announced as completed to test users only', async () => {
    const [task] = await listTasks(context);
    const { id: userId } = await makeUser(db);
    const notice = { userId, taskId: task?.id ?? '' };
    const announced = () =>
      db('outbox').where({ name: 'gamification.task-completed', person_id: userId });
    expect(await emitTestCompletion(context, await actor(), notice)).toMatchObject({
      reason: 'no-such-player',
    });
    expect(await announced()).toEqual([]);
    await owner('users').where({ id: userId }).update({ is_test: true });
    expect(await emitTestCompletion(context, await actor(), notice)).toEqual({ ok: true });
    expect(await announced()).toHaveLength(1);
    expect(await db('gamification_progress').where({ user_id: userId })).toEqual([]);
  });
});

describe('the settings of gamification', () => {
  it('are changed by staff, one by one, and logged', async () => {
    const weights = [10, 10, 10, 10, 10, 10, 10, 10, 10, 10];
    const changes = { gamification_wheel_weights: weights, wheel_off_countries: ['BE'] };
    expect(await configurePlay(context, await actor(), changes)).toMatchObject({
      ok: true,
      config: { ...changes, gamification_spins_per_level: 1 },
    });
    // Processes apply what is stored within two seconds.
    expect(await owner('settings').orderBy('key').select('key', 'value')).toEqual(
      Object.entries(changes).map(([key, value]) => ({ key, value })),
    );
    expect(await actsOn('gamification')).toEqual(['gamification.configure']);
    expect(await configurePlay(context, await actor('usersManager'), changes)).toMatchObject({
      reason: 'forbidden',
    });
  });

  it('refuse too few weights, countries without a code, and other settings', () => {
    for (const wrong of [
      { gamification_wheel_weights: [1] },
      { wheel_off_countries: ['Belgium'] },
      { trial_messages: 500 },
    ]) {
      expect(playConfigSchema.safeParse(wrong).success).toBe(false);
    }
    // What is left out is not replaced by its default.
    expect(playConfigSchema.parse({})).toEqual({});
  });

  it('are the only ones that their database function writes', async () => {
    const write = db.raw('select write_gamification_setting(?, ?)', ['trial_messages', '500']);
    await expect(write).rejects.toMatchObject({ constraint: 'gamification_setting' });
  });
});

it('the leaderboard orders people by level and XP, and shows the causes of their rewards', async () => {
  const people: string[] = [];
  for (const [level, xp] of [
    [3, 10],
    [1, 900],
    [3, 500],
  ] as const) {
    const { id: userId } = await makeUser(db);
    await countTask(context, {
      userId,
      kind: 'Send_Messages',
      causeId: newId(),
      amount: 1,
      at: context.now(),
    });
    await db('gamification_players').where({ user_id: userId }).update({ level, xp });
    people.push(userId);
  }
  const { items } = await leaderboard.readPage(context, { take: 10 });
  expect(items.map(({ user_id }) => user_id)).toEqual([people[2], people[0], people[1]]);
  expect(await findLeaderboardEntry(context, people[0] ?? '')).toMatchObject({
    ok: true,
    rank: 2,
    entry: { level: 3, xp: 10 },
    causes: [],
  });
  expect(await findLeaderboardEntry(context, newId())).toMatchObject({ reason: 'no-such-player' });
});
