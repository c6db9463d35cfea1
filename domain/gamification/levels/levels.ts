import type { Growth, Reward } from '../schema';
import type { GamificationSettings } from '../settings';

/** No level requires more XP than this, so that sums stay exact and fit their columns. */
const mostRequired = 1_000_000_000;

/**
 * Returns the XP that a level, from 1, requires until the next one, at least 1.
 * - exponential: round(base × multiplier^(level − 1)), in double precision
 * - linear: base + step × (level − 1)
 * - logarithmic: round(base + step × ln level)
 */
export function requiredXp(growth: Growth, level: number): number {
  const required = Math.round(valueAt(growth, level));
  return Math.min(Math.max(required, 1), mostRequired);
}

function valueAt({ mode, baseValue, multiplier, step }: Growth, level: number): number {
  switch (mode) {
    case 'exponential':
      return baseValue * multiplier ** (level - 1);
    case 'linear':
      return baseValue + step * (level - 1);
    case 'logarithmic':
      return baseValue + step * Math.log(level);
  }
}

/** The maximum of levels reached at once, if staff have made the curve much flatter; the rest follow. */
const mostAtOnce = 100;

/** A person's level, and the XP that they have towards the next. */
export interface LevelProgress {
  level: number;
  xp: number;
}

/** Adds XP. XP over a threshold is carried on; returns the levels that were reached, in order. */
export function addXp(
  growth: Growth,
  { level, xp }: LevelProgress,
  gained: number,
): LevelProgress & { reached: number[] } {
  const reached: number[] = [];
  let left = xp + gained;
  let current = level;
  while (reached.length < mostAtOnce && left >= requiredXp(growth, current)) {
    left -= requiredXp(growth, current);
    current += 1;
    reached.push(current);
  }
  return { level: current, xp: left, reached };
}

type LevelRules = Pick<
  GamificationSettings,
  'gamification_spins_per_level' | 'gamification_level_tokens' | 'gamification_level_tokens_every'
>;

/** Returns the rewards for reaching a level, in display order; possibly none. */
export function rewardsOfLevel(rules: LevelRules, level: number): Reward[] {
  const tokens =
    level % rules.gamification_level_tokens_every === 0 ? rules.gamification_level_tokens : 0;
  const rewards: Reward[] = [
    { rewardType: 'tokens', value: tokens },
    { rewardType: 'spins', value: rules.gamification_spins_per_level },
  ];
  return rewards.filter(({ value }) => value > 0);
}

/** One row of the table that shows a curve to staff. */
export interface LevelExample {
  level: number;
  /** The XP from this level to the next. */
  requiredXp: number;
  /** The XP from level 1 to this level. */
  totalXp: number;
}

/** Returns the first levels of a curve. */
export function levelExamples(growth: Growth, levels: number): LevelExample[] {
  let totalXp = 0;
  return Array.from({ length: levels }, (_, index) => {
    const level = index + 1;
    const required = requiredXp(growth, level);
    const example = { level, requiredXp: required, totalXp };
    totalXp += required;
    return example;
  });
}

/** Returns one level of a curve. Throws a RangeError unless the level is a whole number from 1. */
export function levelExample(growth: Growth, level: number): LevelExample {
  const example = levelExamples(growth, level).at(-1);
  if (!example) throw new RangeError(`there is no level ${level}`);
  return example;
}
