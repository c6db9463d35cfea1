import { beforeEach, describe, expect, it } from 'vitest';
import { makeUser, subscribe } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { reconcileLedger } from '../wallet/ledger/reconcile';
import { readBalance } from '../wallet/get-balance';
import { requiredXp } from './levels/levels';
import { getGamificationState, getPlayAccess } from './players/read-player';
import { switchPlay } from './players/switch-play';
import type { TaskKind } from './schema';
import { gamificationSettings } from './settings';
import { claimDailyReward } from './streak/claim-daily-reward';
import { readStreak } from './streak/read-streak';
import { countTask } from './tasks/count-task';
import { grabReward } from './tasks/grab-reward';
import { listUserTasks } from './tasks/list-user-tasks';
import { readWheel } from './wheel/read-wheel';
import { spinWheel } from './wheel/spin-wheel';

const { database, context } = await openTestContext();
const { db, owner } = database;
const day = 24 * 3_600_000;
const rules = gamificationSettings.parse({});
let userId: string;

beforeEach(async () => {
  userId = (await makeUser(db)).id;
  await subscribe(db, userId);
});

const count = (kind: TaskKind = 'Send_Messages', amount = 1, causeId = newId()) =>
  countTask(context, { userId, kind, causeId, amount, at: context.now() });
const claim = (shownDay?: number) => claimDailyReward(context, { userId, shownDay });
const spin = (key = newId(), country: string | null = 'DE') =>
  spinWheel(context, { userId, key, country });
const state = () => getGamificationState(context, userId);
const giveSpins = (spins: number) =>
  db('gamification_players').where({ user_id: userId }).update({ spins });

async function taskOf(kind: TaskKind, goal: number) {
  const listed = await listUserTasks(context, userId);
  if (!listed.ok) throw new Error(listed.reason);
  const task = listed.tasks.find((one) => one.kind === kind && one.goal === goal);
  if (!task) throw new Error('there is no such task');
  return task;
}

/** Expects level, XP, spins and tokens to be the sums of the recorded causes. */
async function expectSums(givenSpins = 0): Promise<void> {
  const sums = await db('gamification_rewards')
    .where({ user_id: userId })
    .first<{ xp: string; tokens: string; spins: string }>(
      db.raw('coalesce(sum(xp), 0) as xp'),
      db.raw('coalesce(sum(tokens), 0) as tokens'),
      db.raw('coalesce(sum(spins), 0) as spins'),
    );
  const { level, currentLevelXp, spins } = await state();
  let xp = currentLevelXp;
  for (let passed = 1; passed < level; passed += 1) {
    xp += requiredXp(rules.gamification_level_growth, passed);
  }
  expect({ xp, spins, tokens: await readBalance(db, userId) }).toEqual({
    xp: Number(sums.xp),
    spins: Number(sums.spins) + givenSpins,
    tokens: Number(sums.tokens),
  });
  expect(await reconcileLedger(db)).toMatchObject({ ok: true });
}

const eventsOf = (name: string) => db('outbox').where({ name, person_id: userId }).orderBy('id');

describe('a task', () => {
  it('counts each event once, however often and concurrently it is reported', async () => {
    const causeId = newId();
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => count('Send_Messages', 1, causeId)),
    );
    expect(outcomes.filter((one) => one.ok && one.kind === 'counted')).toHaveLength(1);
    expect((await taskOf('Send_Messages', 20)).progress).toBe(1);
    await Promise.all(Array.from({ length: 7 }, () => count()));
    expect((await taskOf('Send_Messages', 20)).progress).toBe(8);
    expect((await taskOf('Send_Messages', 500)).progress).toBe(8);
  });

  it('is announced when completed, and progress at most once a second', async () => {
    for (let sent = 0; sent < 3; sent += 1) await count('Listen_voice_messages');
    expect(await eventsOf('gamification.task-completed')).toHaveLength(1);
    const announced = async () => (await eventsOf('gamification.task-progressed')).length;
    const lastAnnouncedAt = (at: Date | null) =>
      db('gamification_players').where({ user_id: userId }).update({ progress_announced_at: at });
    const before = await announced();
    await lastAnnouncedAt(new Date(context.now().getTime() + day));
    await count();
    expect(await announced()).toBe(before);
    await lastAnnouncedAt(new Date(context.now().getTime() - 1000));
    await count();
    expect(await announced()).toBe(before + 1);
  });

  it('gives its rewards once, to the first of several grabs, even after staff have changed them', async () => {
    await count('Create_ai_characters');
    const { id: taskId } = await taskOf('Create_ai_characters', 1);
    await owner('gamification_tasks')
      .where({ id: taskId })
      .update({ rewards: JSON.stringify([{ rewardType: 'tokens', value: 999 }]) });
    const grabs = await Promise.all(
      Array.from({ length: 4 }, () => grabReward(context, { userId, taskId })),
    );
    expect(grabs.filter(({ ok }) => ok)).toMatchObject([
      {
        rewards: [
          { rewardType: 'xp', value: 200 },
          { rewardType: 'tokens', value: 2 },
        ],
      },
    ]);
    expect(grabs.filter((one) => !one.ok && one.reason === 'task-reward-taken')).toHaveLength(3);
    await expectSums();
  });

  it('of a day ends with it, and is refused before it is completed', async () => {
    await count('Unlock_Posts');
    const { id: taskId, endsAt } = await taskOf('Unlock_Posts', 1);
    expect(endsAt).not.toBeNull();
    context.advance(day);
    expect(await grabReward(context, { userId, taskId })).toMatchObject({
      reason: 'task-not-completed',
    });
    expect(await taskOf('Unlock_Posts', 1)).toMatchObject({ progress: 0, completedAt: null });
    expect(await grabReward(context, { userId, taskId: newId() })).toMatchObject({
      reason: 'no-such-task',
    });
  });
});

describe('the daily reward', () => {
  it('is claimed once a day, from whichever tab, and the streak goes on or begins again', async () => {
    const tabs = await Promise.all([claim(1), claim(1), claim(1)]);
    expect(tabs.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await state()).toMatchObject({ loginStreakDay: 1, dailyRewardReceived: true });
    context.advance(day);
    expect(await state()).toMatchObject({ loginStreakDay: 2, dailyRewardReceived: false });
    // A tab that has been open since yesterday.
    expect(await claim(1)).toMatchObject({ reason: 'daily-reward-not-due' });
    expect(await claim()).toMatchObject({ ok: true, rewards: [{ value: 80 }, { value: 1 }] });
    context.advance(2 * day);
    expect(await state()).toMatchObject({ loginStreakDay: 0 });
    expect(await claim()).toMatchObject({ ok: true, rewards: [{ value: 50 }] });
    await expectSums();
  });

  it('is for subscribers, and locked for others', async () => {
    userId = (await makeUser(db)).id;
    expect(await claim()).toMatchObject({ reason: 'play-needs-premium' });
    const streak = await readStreak(context, userId);
    const statuses = streak.ok ? streak.days.map(({ status }) => status) : [];
    expect(statuses).toEqual(Array.from({ length: 7 }, () => 'locked'));
  });

  it('follows a change of time zone from the next day', async () => {
    await owner('users').where({ id: userId }).update({ time_zone: 'Asia/Tokyo' });
    await claim();
    const row = () => db('gamification_players').where({ user_id: userId }).first();
    expect(await row()).toMatchObject({ zone: 'Asia/Tokyo' });
    await owner('users').where({ id: userId }).update({ time_zone: 'Europe/Berlin' });
    await count();
    expect(await row()).toMatchObject({ zone: 'Asia/Tokyo', next_zone: 'Europe/Berlin' });
    const streak = await readStreak(context, userId);
    context.advance(streak.ok ? streak.msUntilNextDay + 1000 : 0);
    expect(await claim()).toMatchObject({ ok: true });
    expect(await row()).toMatchObject({ zone: 'Europe/Berlin', streak: 2 });
  });
});

describe('the wheel', () => {
  it('draws as often as there are spins, however many tabs turn it', async () => {
    await claim();
    await giveSpins(3);
    const spins = await Promise.all(Array.from({ length: 6 }, () => spin()));
    const draws = spins.filter((one) => one.ok);
    expect(draws).toHaveLength(3);
    expect(spins.filter((one) => !one.ok && one.reason === 'no-spins')).toHaveLength(3);
    const won = draws.reduce((sum, { reward }) => sum + reward, 0);
    expect(await readBalance(db, userId)).toBe(won);
    await expectSums(3);
  });

  it('returns the first draw for a repeat, whose page was closed meanwhile', async () => {
    await claim();
    await giveSpins(2);
    const key = newId();
    const first = await spin(key);
    expect(await Promise.all([spin(key), spin(key)])).toEqual([first, first]);
    expect(await db('gamification_draws').where({ user_id: userId })).toHaveLength(1);
  });

  it('is closed in some countries, and for those without Premium', async () => {
    await claim();
    await giveSpins(1);
    expect(await spin(newId(), 'BE')).toMatchObject({ reason: 'wheel-closed-here' });
    expect(await readWheel(context, { userId, country: 'NL' })).toMatchObject({ isOpen: false });
    await owner('subscriptions').where({ user_id: userId }).delete();
    expect(await spin()).toMatchObject({ reason: 'play-needs-premium' });
    expect(await state()).toMatchObject({ spins: 1 });
  });
});

describe('levels', () => {
  it('reached by two rewards at the same time are rewarded once', async () => {
    for (const kind of [
      'Join_FanClubs',
      'Unlock_Videos_In_Chat',
      'Create_ai_characters',
    ] as const) {
      await count(kind, 10);
    }
    await count('Generate_images', 50);
    const listed = await listUserTasks(context, userId);
    const completed = listed.ok ? listed.tasks.filter(({ completedAt }) => completedAt) : [];
    await Promise.all(completed.map(({ id }) => grabReward(context, { userId, taskId: id })));
    const levels = await db('gamification_rewards')
      .where({ user_id: userId, cause: 'level' })
      .orderByRaw('subject::int')
      .pluck('subject');
    const { level } = await state();
    expect(level).toBeGreaterThan(5);
    expect(levels).toEqual(Array.from({ length: level - 1 }, (_, index) => String(index + 2)));
    await expectSums();
  });
});

describe('nothing is counted, granted or drawn', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ['while switched off', () => switchPlay(context, userId, false), 'play-switched-off'],
    [
      'while suspended',
      () => owner('users').where({ id: userId }).update({ state: 'suspended' }),
      'play-not-open',
    ],
    [
      'before the address is verified',
      () => owner('users').where({ id: userId }).update({ verified_at: null }),
      'play-not-open',
    ],
  ])('%s', async (_, happens, reason) => {
    await claim();
    await giveSpins(1);
    await happens();
    const refused = { ok: false, reason };
    expect(await count()).toMatchObject(refused);
    expect(await claim()).toMatchObject(refused);
    expect(await spin()).toMatchObject(refused);
    expect(await listUserTasks(context, userId)).toMatchObject(refused);
    expect(await getPlayAccess(context, userId)).toMatchObject({ mayPlay: false });
    expect(await db('gamification_progress').where({ user_id: userId })).toEqual([]);
  });

  it('later, for what happened while it was switched off', async () => {
    const at = context.now();
    context.advance(1000);
    for (const isOn of [false, true]) await switchPlay(context, userId, isOn);
    const late = { userId, kind: 'Send_Messages', causeId: newId(), amount: 1, at } as const;
    expect(await countTask(context, late)).toEqual({ ok: true, kind: 'switched-off' });
    expect(await count()).toMatchObject({ kind: 'counted' });
  });
});
