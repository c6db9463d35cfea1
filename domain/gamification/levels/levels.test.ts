import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthSchema, type Growth } from '../schema';
import { gamificationSettings } from '../settings';
import { addXp, levelExample, levelExamples, requiredXp, rewardsOfLevel } from './levels';

const rules = gamificationSettings.parse({});
const usual = rules.gamification_level_growth;

const anyGrowth: fc.Arbitrary<Growth> = fc.record({
  mode: fc.constantFrom(...growthSchema.shape.mode.options),
  baseValue: fc.integer({ min: 1, max: 1_000_000 }),
  multiplier: fc.integer({ min: 100, max: 300 }).map((hundredths) => hundredths / 100),
  step: fc.nat(10_000),
});

/** Returns the XP from level 1 to a level. */
const totalUntil = (growth: Growth, level: number) =>
  Array.from({ length: level - 1 }, (_, index) => requiredXp(growth, index + 1)).reduce(
    (sum, required) => sum + required,
    0,
  );

describe('the XP that a level requires', () => {
  it.each<[Growth['mode'], number[]]>([
    ['exponential', [1000, 1150, 1322, 1521, 1749]],
    ['linear', [1000, 1250, 1500, 1750, 2000]],
    ['logarithmic', [1000, 1173, 1275, 1347, 1402]],
  ])('grows as the curve says: %s', (mode, expected) => {
    const examples = levelExamples({ ...usual, mode }, 5);
    expect(examples.map((one) => one.requiredXp)).toEqual(expected);
    expect(examples.map((one) => one.level)).toEqual([1, 2, 3, 4, 5]);
  });

  it('is a positive whole number that never shrinks and always fits its column', () => {
    fc.assert(
      fc.property(anyGrowth, fc.integer({ min: 1, max: 5_000 }), (growth, level) => {
        const required = requiredXp(growth, level);
        expect(Number.isSafeInteger(required)).toBe(true);
        expect(required).toBeGreaterThan(0);
        expect(required).toBeLessThan(2 ** 31);
        expect(requiredXp(growth, level + 1)).toBeGreaterThanOrEqual(required);
      }),
    );
  });

  it('is shown for one level as in the list of levels', () => {
    expect(levelExample(usual, 4)).toEqual({ level: 4, requiredXp: 1521, totalXp: 3472 });
    expect(() => levelExample(usual, 0)).toThrow(RangeError);
  });
});

describe('gained XP', () => {
  it('is carried over the threshold, which itself reaches the level', () => {
    expect(addXp(usual, { level: 1, xp: 640 }, 359)).toEqual({ level: 1, xp: 999, reached: [] });
    expect(addXp(usual, { level: 1, xp: 640 }, 360)).toEqual({ level: 2, xp: 0, reached: [2] });
    expect(addXp(usual, { level: 1, xp: 640 }, 400)).toEqual({ level: 2, xp: 40, reached: [2] });
  });

  it('reaches each of several levels', () => {
    const { level, xp, reached } = addXp(usual, { level: 1, xp: 0 }, 5_000);
    expect({ level, xp, reached }).toEqual({ level: 5, xp: 7, reached: [2, 3, 4, 5] });
  });

  it('is never lost nor made, however it is divided', () => {
    fc.assert(
      fc.property(anyGrowth, fc.array(fc.nat(100_000), { maxLength: 30 }), (growth, gains) => {
        let state = { level: 1, xp: 0 };
        const reached: number[] = [];
        for (const gained of gains) {
          const next = addXp(growth, state, gained);
          reached.push(...next.reached);
          state = { level: next.level, xp: next.xp };
        }
        const sum = gains.reduce((total, gained) => total + gained, 0);
        expect(totalUntil(growth, state.level) + state.xp).toBe(sum);
        expect(reached).toEqual(Array.from({ length: state.level - 1 }, (_, index) => index + 2));
      }),
    );
  });

  it('reaches a limited number of levels at once on a flat curve, and the rest with the next gain', () => {
    const flat: Growth = { mode: 'linear', baseValue: 1, multiplier: 1, step: 0 };
    const first = addXp(flat, { level: 1, xp: 0 }, 250);
    expect(first).toMatchObject({ level: 101, xp: 150 });
    expect(addXp(flat, first, 0)).toMatchObject({ level: 201, xp: 50 });
  });
});

describe('the rewards of a level', () => {
  it('are a spin, and ten tokens at every fifth', () => {
    const rewards = [2, 3, 4, 5, 6, 10].map((level) => rewardsOfLevel(rules, level));
    const spin = { rewardType: 'spins', value: 1 };
    const withTokens = [{ rewardType: 'tokens', value: 10 }, spin];
    expect(rewards).toEqual([[spin], [spin], [spin], withTokens, [spin], withTokens]);
  });

  it('are none if the settings say so', () => {
    const none = { ...rules, gamification_spins_per_level: 0, gamification_level_tokens: 0 };
    expect(rewardsOfLevel(none, 5)).toEqual([]);
  });
});
