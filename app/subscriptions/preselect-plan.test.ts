import fc from 'fast-check';
import { expect, it } from 'vitest';
import { preselectPlan } from './preselect-plan';

const plan = (id: string, minor: number, isCurrent = false) => ({
  id,
  price: { minor },
  isCurrent,
});
const year = plan('year', 9588);
const month = plan('month', 1999);

it.each([
  ['the one that costs least today', [year, month], undefined, 'month'],
  ['the one that was asked for', [year, month], 'year', 'year'],
  ['one’s own before any other', [plan('year', 9588, true), month], 'month', 'year'],
  ['nothing for a plan that there is not', [year, month], 'week', 'month'],
  ['nothing where there are no plans', [], 'year', null],
])('chooses %s', (_, plans, requested, chosen) => {
  expect(preselectPlan(plans, requested)).toBe(chosen);
});

it('never chooses a dearer one without a request', () => {
  const plans = fc.uniqueArray(fc.record({ id: fc.uuid(), minor: fc.nat() }), {
    selector: ({ id }) => id,
    minLength: 1,
  });
  fc.assert(
    fc.property(plans, (prices) => {
      const offered = prices.map(({ id, minor }) => plan(id, minor));
      const chosen = offered.find(({ id }) => id === preselectPlan(offered, undefined));
      expect(chosen?.price.minor).toBe(Math.min(...prices.map(({ minor }) => minor)));
    }),
  );
});
