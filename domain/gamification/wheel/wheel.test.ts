import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newPlayer } from '../players/player';
import { gamificationSettings } from '../settings';
import { decideSpin, isWheelOpen } from './decide-spin';
import { secureRandom, seededRandom, type RandomSource } from './random-source';
import { compareWithOdds, spinsUntilLevel, testWheel } from './test-wheel';
import { draw, expectedReward, sectionsOf } from './wheel';

const rules = gamificationSettings.parse({});
const sections = sectionsOf(rules);
/** The 0.001 quantile of χ² with 9 degrees of freedom (NIST, Engineering Statistics Handbook, 1.3.6.7.4). */
const critical = 27.877;

describe('the odds of the wheel', () => {
  it('are the published ones', () => {
    expect(sections.map(({ reward }) => reward)).toEqual([2, 3, 5, 8, 10, 12, 15, 20, 50, 100]);
    expect(sections.map(({ percent }) => percent)).toEqual([20, 18, 16, 13, 11, 9, 7, 4, 1.5, 0.5]);
    expect(expectedReward(sections)).toBeCloseTo(8.06, 10);
  });

  it('are the shares of any weights, and sum to 100 %', () => {
    const weights = fc.array(
      fc.integer({ min: 1, max: 100_000 }).map((hundredths) => hundredths / 100),
      { minLength: 10, maxLength: 10 },
    );
    fc.assert(
      fc.property(weights, (some) => {
        const parsed = gamificationSettings.parse({ gamification_wheel_weights: some });
        const odds = sectionsOf(parsed);
        expect(odds.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 8);
        const total = some.reduce((sum, weight) => sum + weight, 0);
        const [first] = some;
        expect(odds[0]?.percent).toBeCloseTo(((first ?? 0) / total) * 100, 8);
      }),
    );
  });

  it('are exact: of all random numbers each section gets as many as its weight', () => {
    const total = sections.reduce((sum, { weight }) => sum + weight, 0);
    const drawn = sections.map(() => 0);
    for (let number = 0; number < total; number += 1) {
      const { section } = draw(sections, () => number);
      drawn[section] = (drawn[section] ?? 0) + 1;
    }
    expect(drawn).toEqual(sections.map(({ weight }) => weight));
    expect(() => draw(sections, () => total)).toThrow(RangeError);
  });

  it.each<[string, RandomSource]>([
    ['seeded', seededRandom('one hundred thousand')],
    ['secure', secureRandom],
  ])('are kept by 100,000 %s draws (chi-square)', (name, random) => {
    const report = testWheel(sections, 100_000, random);
    const bars = report.sections.map(
      ({ reward, drawn, expected }) => `${reward}: ${drawn}/${Math.round(expected)}`,
    );
    process.stdout.write(
      `100,000 ${name} draws: χ² = ${report.chiSquare.toFixed(2)} (9 degrees of freedom, 0.1 % limit ${critical}), ` +
        `mean ${report.mean.toFixed(3)} of ${report.expectedMean.toFixed(3)}; ${bars.join(', ')}\n`,
    );
    expect(report.spins).toBe(100_000);
    expect(report.degreesOfFreedom).toBe(9);
    // Secure draws differ in every run; this limit is passed by chance once in 10^12 runs.
    expect(report.chiSquare).toBeLessThan(name === 'secure' ? 78 : critical);
  });

  it('are not kept by a wheel that favours a section', () => {
    const cheating = [...sections].reverse().map(({ reward }, index) => ({
      reward,
      weight: sections[index]?.weight ?? 0,
      percent: sections[index]?.percent ?? 0,
    }));
    const drawn = testWheel(cheating, 10_000, seededRandom('x')).sections.map((one) => one.drawn);
    expect(compareWithOdds(sections, drawn.reverse()).chiSquare).toBeGreaterThan(critical);
  });
});

describe('a seeded source', () => {
  it('repeats its numbers, below each limit', () => {
    const numbers = (seed: string) => {
      const random = seededRandom(seed);
      return [2, 10, 10_000, 2 ** 32, 3].map((limit) => random(limit));
    };
    expect(numbers('a')).toEqual(numbers('a'));
    expect(numbers('a')).not.toEqual(numbers('b'));
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, limit) => {
        const random = seededRandom(seed);
        for (let times = 0; times < 20; times += 1) {
          const number = random(limit);
          expect(number >= 0 && number < limit && Number.isInteger(number)).toBe(true);
        }
      }),
    );
    expect(() => seededRandom('a')(0)).toThrow(RangeError);
  });
});

describe('a spin', () => {
  const player = newPlayer(rules, new Date('2026-06-10T12:00:00Z'), 'UTC');
  const wheel = { isPremium: true, isOpen: true, sections, random: () => 9_999 };

  it('takes one spin and draws a section', () => {
    const spin = decideSpin({ ...player, spins: 2 }, wheel);
    expect(spin).toMatchObject({ ok: true, section: 9, reward: 100, player: { spins: 1 } });
  });

  it.each([
    ['no-spins', { ...player, spins: 0 }, wheel],
    ['play-needs-premium', { ...player, spins: 2 }, { ...wheel, isPremium: false }],
    ['wheel-closed-here', { ...player, spins: 2 }, { ...wheel, isOpen: false }],
  ])('is refused: %s', (reason, one, at) => {
    expect(decideSpin(one, at)).toMatchObject({ ok: false, reason });
  });

  it('is possible where the wheel is open', () => {
    const closedIn = rules.wheel_off_countries;
    const open = ['DE', null, 'BE', 'NL'].map((country) => isWheelOpen(closedIn, country));
    expect(open).toEqual([true, true, false, false]);
  });

  it('comes with every level', () => {
    expect([1, 2, 10].map((level) => spinsUntilLevel(rules, level))).toEqual([0, 1, 9]);
  });
});
