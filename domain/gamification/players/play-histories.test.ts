import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requiredXp } from '../levels/levels';
import type { Reward, RewardCause, Task } from '../schema';
import { gamificationSettings } from '../settings';
import { decideClaim } from '../streak/decide-claim';
import {
  countProgress,
  decideGrab,
  isCountedOn,
  noProgress,
  periodOf,
  type TaskProgress,
} from '../tasks/decide-task';
import { decideSpin } from '../wheel/decide-spin';
import { seededRandom } from '../wheel/random-source';
import { sectionsOf } from '../wheel/wheel';
import { meetDay, newPlayer, receive, sumRewards, type Amounts, type Player } from './player';

/** The number of random histories; the full run has many. */
const histories = process.env['NOCTURNE_FULL'] === '1' ? 2_000 : 100;

const rules = gamificationSettings.parse({});
const sections = sectionsOf(rules);
const minute = 60_000;
const zones = [
  'America/Los_Angeles',
  'Europe/Berlin',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

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

type Command =
  | { kind: 'message'; id: number; minutesLate: number }
  | { kind: 'claim' | 'grab' | 'spin' | 'subscribe' }
  | { kind: 'wait'; minutes: number }
  | { kind: 'fly'; to: string };

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('message' as const),
      // Few ids, so that many events are reported again.
      id: fc.nat(60),
      minutesLate: fc.constantFrom(0, 0, 0, 1, 90),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('claim', 'grab', 'grab', 'spin', 'subscribe') }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 59, 300, 719, 1440, 1441, 2880),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('fly' as const), to: fc.constantFrom(...zones) }),
  },
);

interface Cause extends Amounts {
  cause: RewardCause;
  subject: string;
}

/** The services of the area in memory: the same decisions, with a list in place of each table. */
class History {
  now = new Date('2026-03-27T09:00:00Z');
  zone = 'Europe/Berlin';
  isPremium = true;
  player: Player = newPlayer(rules, this.now, this.zone);
  readonly causes: Cause[] = [];
  readonly progress = new Map<string, TaskProgress>();
  readonly counted = new Set<number>();
  tokens = 0;
  messages = 0;
  #draws = 0;
  readonly #random = seededRandom('history');

  run(command: Command): void {
    if (command.kind === 'wait') {
      this.now = new Date(this.now.getTime() + command.minutes * minute);
      return;
    }
    if (command.kind === 'fly') {
      this.zone = command.to;
      return;
    }
    if (command.kind === 'subscribe') {
      this.isPremium = !this.isPremium;
      return;
    }
    this.player = meetDay(this.player, this.zone, this.now);
    if (command.kind === 'message') this.count(command);
    if (command.kind === 'claim') this.claim();
    if (command.kind === 'grab') this.grab();
    if (command.kind === 'spin') this.spin();
  }

  count({ id, minutesLate }: { id: number; minutesLate: number }): void {
    if (this.counted.has(id)) return;
    this.counted.add(id);
    this.messages += 1;
    const at = new Date(this.now.getTime() - minutesLate * minute);
    for (const one of tasks.filter((any) => isCountedOn(any, this.player.day, at))) {
      const key = this.keyOf(one);
      const next = countProgress(this.progress.get(key) ?? noProgress, one, 1, this.now);
      if (next) this.progress.set(key, next);
    }
  }

  claim(): void {
    const claim = decideClaim(this.player, rules, { isPremium: this.isPremium });
    if (!claim.ok) return;
    this.player = claim.player;
    this.grant('streak', String(this.player.day.number), claim.rewards);
  }

  grab(): void {
    for (const one of tasks) {
      const key = this.keyOf(one);
      const grab = decideGrab(this.progress.get(key) ?? noProgress, this.now);
      if (!grab.ok) continue;
      this.progress.set(key, grab.progress);
      this.grant('task', key, grab.rewards);
    }
  }

  spin(): void {
    const wheel = { isPremium: this.isPremium, isOpen: true, sections, random: this.#random };
    const spin = decideSpin(this.player, wheel);
    if (!spin.ok) return;
    this.player = spin.player;
    this.#draws += 1;
    const subject = String(this.#draws);
    this.causes.push({ cause: 'wheel', subject, xp: 0, tokens: spin.reward, spins: -1 });
    this.tokens += spin.reward;
  }

  grant(cause: RewardCause, subject: string, rewards: Reward[]): void {
    const received = receive(this.player, rewards, rules);
    this.player = received.player;
    this.tokens += received.tokens;
    this.causes.push({ cause, subject, ...sumRewards(rewards) });
    for (const { level, rewards: ofLevel } of received.reached) {
      this.causes.push({ cause: 'level', subject: String(level), ...sumRewards(ofLevel) });
    }
  }

  keyOf(one: Task): string {
    return `${one.id}:${periodOf(one, this.player.day)}`;
  }
}

/** Returns all XP that a person has gained, as their level says. */
function xpOf({ level, xp }: Player): number {
  let total = xp;
  for (let passed = 1; passed < level; passed += 1) {
    total += requiredXp(rules.gamification_level_growth, passed);
  }
  return total;
}

const sumOf = (causes: readonly Cause[], of: keyof Amounts) =>
  causes.reduce((sum, cause) => sum + cause[of], 0);

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
        const history = new History();
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
    const history = new History();
    for (let day = 0; day < 15; day += 1) {
      history.run({ kind: 'claim' });
      history.run({ kind: 'claim' });
      history.run({ kind: 'wait', minutes: 1440 });
    }
    const claims = history.causes.filter(({ cause }) => cause === 'streak');
    expect(claims.map(({ xp }) => xp)).toEqual([
      50, 80, 110, 140, 170, 200, 400, 50, 80, 110, 140, 170, 200, 400, 50,
    ]);
    expect(differencesOf(history)).toEqual([]);
  });

  it('two claims at 23:59:59 give one reward; one that waits over midnight is for the next day', () => {
    const history = new History();
    history.now = new Date('2026-03-28T22:59:59Z');
    history.run({ kind: 'claim' });
    history.run({ kind: 'claim' });
    expect(history.causes).toHaveLength(1);
    history.now = new Date('2026-03-28T23:00:00Z');
    history.run({ kind: 'claim' });
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
    const history = new History();
    const start = history.now;
    const route = ['Asia/Tokyo', 'America/Los_Angeles', 'Europe/Berlin'];
    for (let half = 0; half < 120; half += 1) {
      if (half % 5 === 0) history.run({ kind: 'fly', to: route[(half / 5) % 3] ?? 'UTC' });
      history.run({ kind: 'claim' });
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
