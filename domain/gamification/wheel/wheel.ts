import type { GamificationSettings } from '../settings';
import type { RandomSource } from './random-source';

/** Weights have at most two decimals, so hundredths are whole. */
const hundredths = 100;

type WheelRules = Pick<
  GamificationSettings,
  'gamification_wheel_rewards' | 'gamification_wheel_weights'
>;

/** A section of the wheel. */
export interface WheelSection {
  /** In tokens. */
  reward: number;
  /** A whole number; the odds are its share of the sum of all sections. */
  weight: number;
  /** The odds in percent. */
  percent: number;
}

/** Returns the sections of the wheel with their odds, in the order in which the wheel shows them. */
export function sectionsOf(rules: WheelRules): WheelSection[] {
  const weights = rules.gamification_wheel_weights.map((weight) => Math.round(weight * hundredths));
  const total = sumOf(weights);
  return rules.gamification_wheel_rewards.map((reward, index) => {
    const weight = weights[index] ?? 0;
    return { reward, weight, percent: (weight * 100) / total };
  });
}

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

/**
 * Draws a section: a random whole number below the sum of the weights is assigned to the section that it
 * falls into. Returns its index and reward.
 */
export function draw(
  sections: readonly WheelSection[],
  random: RandomSource,
): { section: number; reward: number } {
  let left = random(sumOf(sections.map(({ weight }) => weight)));
  for (const [section, { weight, reward }] of sections.entries()) {
    if (left < weight) return { section, reward };
    left -= weight;
  }
  throw new RangeError('the random number is not below the sum of the weights');
}

/** Returns the mean number of tokens of a draw. */
export const expectedReward = (sections: readonly WheelSection[]): number =>
  sumOf(sections.map(({ weight, reward }) => weight * reward)) /
  sumOf(sections.map(({ weight }) => weight));
