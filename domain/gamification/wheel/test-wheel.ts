import type { RandomSource } from './random-source';
import { draw, expectedReward, type WheelSection } from './wheel';

/** The draws of one section, beside what the odds let expect. */
interface SectionCount {
  reward: number;
  /** The odds in percent. */
  percent: number;
  drawn: number;
  expected: number;
  /** The standard deviation of `drawn`: √(n p (1 − p)). */
  deviation: number;
}

/** The comparison of many draws with the odds. */
export interface WheelReport {
  spins: number;
  sections: SectionCount[];
  /** Mean tokens per draw. */
  mean: number;
  expectedMean: number;
  /** Pearson's statistic: Σ (drawn − expected)² / expected. */
  chiSquare: number;
  degreesOfFreedom: number;
}

/** Draws a number of times, without any effect, and compares the result with the odds. */
export function testWheel(
  sections: readonly WheelSection[],
  spins: number,
  random: RandomSource,
): WheelReport {
  const drawn = sections.map(() => 0);
  for (let done = 0; done < spins; done += 1) {
    const { section } = draw(sections, random);
    drawn[section] = (drawn[section] ?? 0) + 1;
  }
  return compareWithOdds(sections, drawn);
}

/** Compares the numbers of draws by section with the odds. */
export function compareWithOdds(
  sections: readonly WheelSection[],
  drawn: readonly number[],
): WheelReport {
  const spins = drawn.reduce((sum, times) => sum + times, 0);
  const counts = sections.map(({ reward, percent }, index): SectionCount => {
    const share = percent / 100;
    return {
      reward,
      percent,
      drawn: drawn[index] ?? 0,
      expected: spins * share,
      deviation: Math.sqrt(spins * share * (1 - share)),
    };
  });
  const won = counts.reduce((sum, one) => sum + one.drawn * one.reward, 0);
  return {
    spins,
    sections: counts,
    mean: spins === 0 ? 0 : won / spins,
    expectedMean: expectedReward(sections),
    chiSquare: chiSquareOf(counts),
    degreesOfFreedom: sections.length - 1,
  };
}

const chiSquareOf = (counts: readonly SectionCount[]): number =>
  counts.reduce(
    (sum, { drawn, expected }) => (expected === 0 ? sum : sum + (drawn - expected) ** 2 / expected),
    0,
  );

/**
 * Returns the number of spins that reaching a level brings, from the starting level; used to test the wheel
 * with as many spins as a person of that level has had.
 */
export const spinsUntilLevel = (
  rules: { gamification_spins_per_level: number; gamification_default_level: number },
  level: number,
): number =>
  Math.max(0, level - rules.gamification_default_level) * rules.gamification_spins_per_level;
