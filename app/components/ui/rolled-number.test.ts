import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rolledNumber } from './rolled-number';

const roll = { from: 100, to: 500 };

it('waits, rolls and stays at its end', () => {
  expect([0, 2999, 3000].map((elapsed) => rolledNumber(roll, elapsed))).toEqual([100, 100, 100]);
  expect([4500, 4501, 60_000].map((elapsed) => rolledNumber(roll, elapsed))).toEqual([
    500, 500, 500,
  ]);
  expect(rolledNumber(roll, 3750)).toBe(450);
});

it('takes its own delay and duration, and none', () => {
  expect(rolledNumber({ ...roll, delay: 0, duration: 1000 }, 1000)).toBe(500);
  expect(rolledNumber({ ...roll, delay: 10, duration: 0 }, 9)).toBe(100);
  expect(rolledNumber({ ...roll, delay: 10, duration: 0 }, 10)).toBe(500);
});

it('only ever moves towards its end, up or down', () => {
  const figure = fc.integer({ min: -1_000_000, max: 1_000_000 });
  fc.assert(
    fc.property(figure, figure, fc.nat(6000), fc.nat(6000), (from, to, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)].map((elapsed) =>
        rolledNumber({ from, to }, elapsed),
      );
      if (early === undefined || late === undefined) throw new Error('two moments were given');
      expect(Math.abs(to - late)).toBeLessThanOrEqual(Math.abs(to - early));
    }),
  );
});
