import { expect, it } from 'vitest';
import { priceOfOne } from './price-of-one';

it.each([
  [{ minor: 399, currency: 'USD' }, 50, 'en-GB', '8.0¢'],
  [{ minor: 3199, currency: 'USD' }, 480, 'de-DE', '6,7¢'],
  [{ minor: 3199, currency: 'EUR' }, 480, 'en-GB', '€0.067'],
])('returns the price of one token at %o for %i tokens', (price, tokens, locale, expected) => {
  expect(priceOfOne(price, tokens, locale)).toBe(expected);
});
