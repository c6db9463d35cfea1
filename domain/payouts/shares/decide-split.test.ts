import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideSplit } from './decide-split';

const percents = fc.integer({ min: 1, max: 90 });
const steps = fc.array(fc.integer({ min: -500, max: 500 }), { maxLength: 50 });

it('gives a manager the percentage of what is left, whatever came and went in between', () => {
  fc.assert(
    fc.property(
      percents,
      fc.integer({ min: -1_000, max: 1_000 }),
      steps,
      (percent, baseMinor, moves) => {
        let [total, given] = [baseMinor, 0];
        for (const move of moves) {
          total += move;
          given += decideSplit({ percent, baseMinor, givenMinor: given }, total);
        }
        expect(given).toBe(Math.floor((Math.max(0, total - baseMinor) * percent) / 100));
      },
    ),
  );
});

it('gives part by part what it gives at once', () => {
  expect(decideSplit({ percent: 30, baseMinor: 0, givenMinor: 0 }, 3)).toBe(0);
  expect(decideSplit({ percent: 30, baseMinor: 0, givenMinor: 0 }, 4)).toBe(1);
  expect(decideSplit({ percent: 30, baseMinor: 0, givenMinor: 1 }, 10)).toBe(2);
  expect(decideSplit({ percent: 30, baseMinor: 0, givenMinor: 3 }, 0)).toBe(-3);
});
