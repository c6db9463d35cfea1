import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDecimal, toDecimal } from './decimal-amount';

it.each([
  [1_999, 'USD', '19.99'],
  [5, 'USD', '0.05'],
  [-1_000, 'EUR', '-10.00'],
  [1_200, 'JPY', '1200'],
  [1_234, 'KWD', '1.234'],
])('%i %s is written %s', (minor, currency, text) => {
  expect(toDecimal({ minor, currency })).toBe(text);
});

it.each([
  ['19.9', 1_990],
  ['19', 1_900],
  ['19.999', 1_999],
  ['-0.01', -1],
  ['-0.00', 0],
  ['0.000000001', 0],
])('%s dollars are %i cents', (text, minor) => {
  expect(readDecimal(text, 'USD')).toEqual({ minor, currency: 'USD' });
});

it.each(['', '1e3', '1,000.00', 'NaN', '.5', '5.', '1 000', '9'.repeat(13)])(
  '%j is no amount',
  (text) => {
    expect(readDecimal(text, 'USD')).toBeNull();
  },
);

it('an amount is read as it was written', () => {
  const amounts = fc.record({
    minor: fc.integer({ min: -1e11, max: 1e11 }),
    currency: fc.constantFrom('USD', 'JPY', 'KWD'),
  });
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(readDecimal(toDecimal(amount), amount.currency)).toEqual(amount);
    }),
  );
});
