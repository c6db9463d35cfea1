import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Reward, Task } from '../schema';
import { decideClaim } from '../streak/decide-claim';
import { noProgress } from '../tasks/decide-task';
import { anyCommand, History, rules, sumOf, xpOf } from '../testing/history';
import { meetDay } from './player';

/** The number of random histories; the full run has many. */
const histories = process.env['NOCTURNE_FULL'] === '1' ? 2_000 : 100;

const minute = 60_000;

const task = (id: string, scope: Task['scope'], goal: number, rewards: Reward[]): Task => ({
  id,
  kind: 'Send_Messages',
  scope,
  goal,
  rewards,
  isActive: true,
  position: 0,
});
const tasks = [
  task('daily', 'daily', 3, [{ rewardType: 'xp', value: 400 }]),
  task('hundred', 'permanent', 10, [
    { rewardType: 'xp', value: 2500 },
    { rewardType: 'tokens', value: 20 },
    { rewardType: 'spins', value: 2 },
  ]),
];

const begin = () => new History({ now: new Date('2026-03-27T09:00:00Z'), tasks });

/** Returns what of a history differs from the sum of its causes; the checks are cheap, as they run often. */
function differencesOf({ causes, player, tokens, progress, messages }: History): string[] {
  const subjects = new Set(causes.map(({ cause, subject }) => `${cause} ${subject}`));
  const levels = causes.filter(({ cause }) => cause === 'level');
  const all = progress.get('hundred:0') ?? noProgress;
  const checks = {
    xp: xpOf(player) === sumOf(causes, 'xp'),
    spins: player.spins === sumOf(causes, 'spins') && player.spins >= 0,
    tokens: tokens === sumOf(causes, 'tokens'),
    'one reward per cause': subjects.size === causes.length,
    'a reward for each level in order':
      levels.length === player.level - 1 &&
      levels.every(({ subject }, index) => subject === String(index + 2)),
    progress: all.progress === Math.min(messages, 10),
    streak: player.streak.claimed <= 7,
  };
  return Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [name]));
}

describe('histories of play', () => {
  it('never differ from the sum of their causes, and grant nothing twice', () => {
    let commands = 0;
    let granted = 0;
    fc.assert(
      fc.property(fc.array(anyCommand, { minLength: 20, maxLength: 150, size: 'max' }), (all) => {
        const history = begin();
        for (const command of all) {
          history.run(command);
          const differences = differencesOf(history);
          if (differences.length > 0) expect(differences).toEqual([]);
        }
        commands += all.length;
        granted += history.causes.length;
      }),
      { numRuns: histories },
    );
    process.stdout.write(`${commands} commands gave ${granted} rewards\n`);
    expect(granted).toBeGreaterThan(0);
  }, 120_000);

  it('of a subscriber who claims every day earn the whole streak again and again', () => {
    const history = begin();
    for (let day = 0; day < 15; day += 1) {
      history.run({ kind: 'claim', tabs: 1 });
      history.run({ kind: 'claim', tabs: 1 });
      history.run({ kind: 'wait', minutes: 1440 });
    }
    const claims = history.causes.filter(({ cause }) => cause === 'streak');
    expect(claims.map(({ xp }) => xp)).toEqual([
      50, 80, 110, 140, 170, 200, 400, 50, 80, 110, 140, 170, 200, 400, 50,
    ]);
    expect(differencesOf(history)).toEqual([]);
  });

  it('two claims at 23:59:59 give one reward; one that waits over midnight is for the next day', () => {
    const history = begin();
    history.now = new Date('2026-03-28T22:59:59Z');
    history.run({ kind: 'claim', tabs: 1 });
    history.run({ kind: 'claim', tabs: 1 });
    expect(history.causes).toHaveLength(1);
    history.now = new Date('2026-03-28T23:00:00Z');
    history.run({ kind: 'claim', tabs: 1 });
    expect(history.causes).toHaveLength(2);
    // The page of the second tab still showed the first day of the streak.
    const late = decideClaim(
      meetDay(history.player, history.zone, new Date('2026-03-29T22:00:00Z')),
      rules,
      { isPremium: true, shownDay: 1 },
    );
    expect(late).toMatchObject({ ok: false, reason: 'daily-reward-not-due' });
    expect(differencesOf(history)).toEqual([]);
  });

  it('a person who flies around the world and claims each day loses and gains none', () => {
    const history = begin();
    const start = history.now;
    const route = ['Asia/Tokyo', 'America/Los_Angeles', 'Europe/Berlin'];
    for (let half = 0; half < 120; half += 1) {
      if (half % 5 === 0) history.run({ kind: 'fly', to: route[(half / 5) % 3] ?? 'UTC' });
      history.run({ kind: 'claim', tabs: 1 });
      history.run({ kind: 'wait', minutes: 300 });
    }
    const claims = history.causes.filter(({ cause }) => cause === 'streak');
    const xp = claims.map((claim) => claim.xp);
    const cycle = [50, 80, 110, 140, 170, 200, 400];
    expect(xp).toEqual(xp.map((_, index) => cycle[index % 7]));
    const days = (history.now.getTime() - start.getTime()) / (1440 * minute);
    expect(Math.abs(claims.length - days)).toBeLessThanOrEqual(2);
  });
});
