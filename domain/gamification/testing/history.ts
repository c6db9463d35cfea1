import fc from 'fast-check';
import { requiredXp } from '../levels/levels';
import { meetDay, newPlayer, receive, sumRewards } from '../players/player';
import type { Amounts, Player } from '../players/player';
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
import { seededRandom, type RandomSource } from '../wheel/random-source';
import { sectionsOf } from '../wheel/wheel';

const minute = 60_000;

const zones = [
  'America/Los_Angeles',
  'Europe/Berlin',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

/** An act of a person, or a change around them. `tabs` send the same act at the same time. */
export type Command =
  | { kind: 'message'; id: number; minutesLate: number; tabs: number }
  | { kind: 'claim' | 'grab' | 'spin'; tabs: number }
  | { kind: 'subscribe' | 'switch' }
  | { kind: 'wait'; minutes: number }
  | { kind: 'fly'; to: string };

const tabs = fc.constantFrom(1, 1, 2, 3);

/** Any command. There are few messages, so that many are reported again. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('message' as const),
      id: fc.nat(60),
      minutesLate: fc.constantFrom(0, 0, 0, 1, 90),
      tabs,
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({ kind: fc.constantFrom('claim', 'grab', 'grab', 'spin'), tabs }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 59, 300, 719, 1440, 1441, 2880),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('subscribe', 'switch') }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('fly' as const), to: fc.constantFrom(...zones) }),
  },
);

interface Cause extends Amounts {
  cause: RewardCause;
  subject: string;
}

export const rules = gamificationSettings.parse({});
const sections = sectionsOf(rules);

interface Beginning {
  now: Date;
  tasks: readonly Task[];
  /** The draws of the wheel. */
  random?: RandomSource;
}

/** The services of the area in memory: the same decisions, with a list in place of each table. */
export class History {
  now: Date;
  zone = 'Europe/Berlin';
  isPremium = true;
  isOn = true;
  player: Player;
  readonly tasks: readonly Task[];
  readonly causes: Cause[] = [];
  readonly progress = new Map<string, TaskProgress>();
  readonly counted = new Set<number>();
  tokens = 0;
  messages = 0;
  #hasPlayed = false;
  #switchedAt: Date | null = null;
  #draws = 0;
  readonly #random: RandomSource;

  constructor({ now, tasks, random = seededRandom('history') }: Beginning) {
    this.now = now;
    this.tasks = tasks;
    this.#random = random;
    this.player = newPlayer(rules, now, this.zone);
  }

  run(command: Command): void {
    switch (command.kind) {
      case 'wait':
        this.now = new Date(this.now.getTime() + command.minutes * minute);
        return;
      case 'fly':
        this.zone = command.to;
        return;
      case 'subscribe':
        this.isPremium = !this.isPremium;
        return;
      case 'switch':
        this.isOn = !this.isOn;
        this.#switchedAt = this.now;
        return;
      default:
        this.#act(command);
    }
  }

  #act(command: Extract<Command, { tabs: number }>): void {
    if (!this.isOn) return;
    // A player's first day is that of their first act, where they are then.
    if (!this.#hasPlayed) this.player = newPlayer(rules, this.now, this.zone);
    this.#hasPlayed = true;
    this.player = meetDay(this.player, this.zone, this.now);
    if (command.kind === 'message') {
      this.#count(command);
      return;
    }
    for (let tab = 0; tab < command.tabs; tab += 1) {
      if (command.kind === 'claim') this.#claim();
      if (command.kind === 'grab') this.#grab();
      if (command.kind === 'spin') this.#spin();
    }
  }

  #count({ id, minutesLate }: { id: number; minutesLate: number }): void {
    const at = new Date(this.now.getTime() - minutesLate * minute);
    if (this.#switchedAt && at < this.#switchedAt) return;
    if (this.counted.has(id)) return;
    this.counted.add(id);
    this.messages += 1;
    for (const one of this.tasks.filter((any) => isCountedOn(any, this.player.day, at))) {
      const key = this.keyOf(one);
      const next = countProgress(this.progress.get(key) ?? noProgress, one, 1, this.now);
      if (next) this.progress.set(key, next);
    }
  }

  #claim(): void {
    const claim = decideClaim(this.player, rules, { isPremium: this.isPremium });
    if (!claim.ok) return;
    this.player = claim.player;
    this.#grant('streak', String(this.player.day.number), claim.rewards);
  }

  #grab(): void {
    for (const one of this.tasks) {
      const key = this.keyOf(one);
      const grab = decideGrab(this.progress.get(key) ?? noProgress, this.now);
      if (!grab.ok) continue;
      this.progress.set(key, grab.progress);
      this.#grant('task', key, grab.rewards);
    }
  }

  #spin(): void {
    const wheel = { isPremium: this.isPremium, isOpen: true, sections, random: this.#random };
    const spin = decideSpin(this.player, wheel);
    if (!spin.ok) return;
    this.player = spin.player;
    this.#draws += 1;
    const subject = String(this.#draws);
    this.causes.push({ cause: 'wheel', subject, xp: 0, tokens: spin.reward, spins: -1 });
    this.tokens += spin.reward;
  }

  #grant(cause: RewardCause, subject: string, rewards: Reward[]): void {
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

/** Returns all XP that a person has gained, according to their level. */
export function xpOf({ level, xp }: Pick<Player, 'level' | 'xp'>): number {
  let total = xp;
  for (let passed = 1; passed < level; passed += 1) {
    total += requiredXp(rules.gamification_level_growth, passed);
  }
  return total;
}

/** Returns the sum of causes by type of reward. */
export const sumOf = (causes: readonly Amounts[], of: keyof Amounts): number =>
  causes.reduce((sum, cause) => sum + cause[of], 0);
