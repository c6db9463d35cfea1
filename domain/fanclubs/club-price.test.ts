import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceBefore, shownDuration } from './club-price';

it.each([
  [799, 20, 999],
  [599, 0, 599],
  [500, 50, 1000],
  [333, 33, 497],
  [0, 20, 0],
])('%d cents after %d %% off were %d before', (price, discount, before) => {
  expect(priceBefore(price, discount)).toBe(before);
});

it('is within a cent of the price before the discount', () => {
  const discounted = fc.tuple(
    fc.integer({ min: 0, max: 100_000 }),
    fc.integer({ min: 0, max: 90 }),
  );
  fc.assert(
    fc.property(discounted, ([price, discount]) => {
      const before = priceBefore(price, discount);
      expect(before).toBeGreaterThanOrEqual(price);
      expect(Math.abs(before * (1 - discount / 100) - price)).toBeLessThanOrEqual(0.5);
    }),
  );
});

it('shows a yearly plan in years, though it is stored in months', () => {
  expect(shownDuration({ duration: 24, durationType: 'Years' })).toEqual({
    count: 2,
    unit: 'year',
  });
  expect(shownDuration({ duration: 3, durationType: 'Months' })).toEqual({
    count: 3,
    unit: 'month',
  });
  expect(shownDuration({ duration: 2, durationType: 'Weeks' })).toEqual({ count: 2, unit: 'week' });
});
