import { addXp, requiredXp, rewardsOfLevel } from '../levels/levels';
import type { GamificationState, Reward } from '../schema';
import type { GamificationSettings } from '../settings';
import { loginStreakDay, noStreak, passStreak, type Streak } from '../streak/decide-streak';
import { firstDay, passTo, type PlayDay } from '../streak/play-day';

/** The state of a person who plays. */
export interface Player {
  level: number;
  /** The XP towards the next level. */
  xp: number;
  spins: number;
  day: PlayDay;
  /** The time zone that the next day will have: the last one that was noticed during this day. */
  nextZone: string;
  streak: Streak;
}

/** Amounts of rewards by type. */
export interface Amounts {
  xp: number;
  tokens: number;
  spins: number;
}

/** A level that was reached, with its rewards. */
export interface ReachedLevel {
  level: number;
  rewards: Reward[];
}

/** Returns the state of a person who plays for the first time. */
export function newPlayer(rules: GamificationSettings, now: Date, zone: string): Player {
  return {
    level: rules.gamification_default_level,
    xp: 0,
    spins: 0,
    day: firstDay(now, zone),
    nextZone: zone,
    streak: noStreak,
  };
}

/** Returns the sums of rewards by type. */
export function sumRewards(rewards: readonly Reward[]): Amounts {
  const sums: Amounts = { xp: 0, tokens: 0, spins: 0 };
  for (const { rewardType, value } of rewards) sums[rewardType] += value;
  return sums;
}

/**
 * Returns the state at a moment: on the day that contains it, with the streak that is left. `zone` is the
 * account's time zone; another one than before applies from the next day.
 */
export function meetDay(player: Player, zone: string, now: Date): Player {
  const passage = passTo(now, player.day, player.nextZone);
  if (!passage.isNext && zone === player.nextZone) return player;
  const streak = passStreak(player.streak, player.day, passage);
  return { ...player, day: passage.day, streak, nextZone: zone };
}

/**
 * Adds XP and spins of rewards, and the rewards of the levels that are reached by them. `tokens` are those
 * of the rewards and levels together, for the ledger.
 */
export function receive(
  player: Player,
  rewards: readonly Reward[],
  rules: GamificationSettings,
): { player: Player; reached: ReachedLevel[]; tokens: number } {
  const own = sumRewards(rewards);
  const { level, xp, reached } = addXp(rules.gamification_level_growth, player, own.xp);
  const levels = reached.map((one) => ({ level: one, rewards: rewardsOfLevel(rules, one) }));
  const ofLevels = sumRewards(levels.flatMap((one) => one.rewards));
  return {
    player: { ...player, level, xp, spins: player.spins + own.spins + ofLevels.spins },
    reached: levels,
    tokens: own.tokens + ofLevels.tokens,
  };
}

/** Returns the state as an account shows it. */
export function toState(player: Player, rules: GamificationSettings): GamificationState {
  return {
    level: player.level,
    spins: player.spins,
    avatar: null,
    loginStreakDay: loginStreakDay(player.streak),
    dailyRewardReceived: player.streak.isClaimedToday,
    currentLevelXp: player.xp,
    requiredXpForNextLevel: requiredXp(rules.gamification_level_growth, player.level),
  };
}
