import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscribe } from '~/db/testing';
import { sectionsOf } from '~/domain/gamification/wheel/wheel';
import { gamificationSettings } from '~/domain/gamification/settings';
import { switchPlay } from '~/domain/gamification/players/switch-play';
import { countTask } from '~/domain/gamification/tasks/count-task';
import { newId } from '~/domain/shared/ids';
import { logIn, signInStaff } from '../../testing/sign-in';
import { startSite, type TestSite } from '../../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const calls = '/api/v1/gamification';
const admins = '/api/v1/gamification-admins';

async function logInSubscriber() {
  const client = await logIn(site);
  await subscribe(site.db, client.userId);
  return client;
}

const keyed = (key: string = newId()) => ({ headers: { 'idempotency-key': key }, body: {} });

describe('a subscriber', () => {
  it('claims a day once, and gets the first response for a repeated request', async () => {
    const client = await logInSubscriber();
    const claim = (key?: string) =>
      client.request('PATCH', `${calls}/claim-daily-reward`, keyed(key));
    const key = newId();
    const first = await claim(key);
    expect(first).toMatchObject({
      status: 200,
      body: {
        rewards: [{ rewardType: 'xp', value: 50 }],
        currentUserLevel: 1,
        newLevelRewards: [],
        currentLevelXp: 50,
        requiredXpForNextLevel: 1000,
        loginStreakDay: 1,
        dailyRewardReceived: true,
      },
    });
    expect((await claim(key)).body).toEqual(first.body);
    expect(await claim()).toMatchObject({
      status: 409,
      body: { data: { code: 'daily-reward-claimed' } },
    });
    const { body } = await client.get(`${calls}/get-streak-days`);
    expect((body as { status: string }[]).map(({ status }) => status)).toEqual([
      'claimed',
      ...Array<string>(6).fill('future'),
    ]);
  });

  it('takes the rewards of a quest once, with those of the level that they reach', async () => {
    const client = await logInSubscriber();
    const { userId } = client;
    const activity = { userId, kind: 'Send_Messages', causeId: newId(), at: new Date() } as const;
    await countTask(site.domain, { ...activity, amount: 500 });
    const { body } = await client.get(`${calls}/user-tasks`);
    const tasks = body as { id: string; type: string; goal: number; isCompleted: boolean }[];
    const task = tasks.find(({ type, goal }) => type === 'Send_Messages' && goal === 500);
    expect(task).toMatchObject({ isCompleted: true, isGrabbed: false, scope: 'permanent' });
    const grabs = await Promise.all(
      Array.from({ length: 3 }, () =>
        client.request('PATCH', `${calls}/grab-rewards/${task?.id ?? ''}`, keyed()),
      ),
    );
    expect(grabs.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(grabs.find(({ status }) => status === 200)?.body).toMatchObject({
      currentUserLevel: 2,
      newLevelRewards: [{ rewardType: 'spins', value: 1 }],
    });
  });

  it('spins once per request', async () => {
    const client = await logInSubscriber();
    await client.request('PATCH', `${calls}/claim-daily-reward`, keyed());
    await site.db('gamification_players').where({ user_id: client.userId }).update({ spins: 2 });
    const spin = (key: string) =>
      client.request('PATCH', `${calls}/spin-wheel-of-fortune`, keyed(key));
    const key = newId();
    const [one, other] = [await spin(key), await spin(key)];
    expect(one.body).toEqual(other.body);
    expect(one).toMatchObject({ status: 200, body: { spins: 1 } });
    const sections = sectionsOf(gamificationSettings.parse({}));
    const { section, reward } = one.body as { section: number; reward: number };
    expect(sections[section]?.reward).toBe(reward);
  });

  it('is refused while gamification is switched off', async () => {
    const client = await logInSubscriber();
    await switchPlay(site.domain, client.userId, false);
    expect((await client.get(`${calls}/user-tasks`)).status).toBe(409);
  });
});

describe('staff', () => {
  it('compare test draws of a seed with the odds', async () => {
    const staff = await signInStaff(site, 'manager');
    const test = () => staff.get(`${admins}/test-wheel?spins=2000&seed=night`);
    const { body } = await test();
    expect(body).toMatchObject({ test: { spins: 2000, degreesOfFreedom: 9 } });
    // The 0.001 quantile of χ² with 9 degrees of freedom.
    expect((body as { test: { chiSquare: number } }).test.chiSquare).toBeLessThan(27.877);
    expect((await test()).body).toEqual(body);
  });

  it('see the levels of a curve, and change quests', async () => {
    const staff = await signInStaff(site, 'manager');
    const { body } = await staff.get(`${admins}/level-examples?mode=linear&step=250&levels=3`);
    expect((body as { requiredXp: number }[]).map(({ requiredXp }) => requiredXp)).toEqual([
      1000, 1250, 1500,
    ]);
    const added = await staff.request('POST', `${admins}/tasks`, {
      ...keyed(),
      body: {
        type: 'Unlock_Photos',
        scope: 'daily',
        goal: 2,
        rewards: [{ rewardType: 'xp', value: 10 }],
      },
    });
    expect(added).toMatchObject({ status: 201, body: { type: 'Unlock_Photos', isActive: true } });
    const { id } = added.body as { id: string };
    const changed = await staff.request('PUT', `${admins}/tasks/${id}`, { body: { goal: 3 } });
    expect(changed).toMatchObject({ status: 200, body: { goal: 3, scope: 'daily' } });
  });
});
