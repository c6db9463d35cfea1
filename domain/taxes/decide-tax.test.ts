import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxOf } from './decide-tax';

describe('the tax of an amount', () => {
  it.each([
    [1999, 0.19, true, 319],
    [1999, 0.19, false, 380],
    [100, 0.2, true, 17],
    [100, 0.2, false, 20],
    [1, 0.19, true, 0],
    [999, 0, true, 0],
    [1000, 0.08875, false, 89],
    [200, 0.0025, false, 1],
  ])('of %i at %d, inside %s, is %i', (minor, rate, inclusive, tax) => {
    expect(taxOf(minor, rate, inclusive)).toBe(tax);
  });

  const amounts = fc.integer({ min: 1, max: 1_000_000_00 });
  const rates = fc.integer({ min: 0, max: 500_000 }).map((millionths) => millionths / 1_000_000);

  it('leaves a net amount that the tax of makes the whole, to the unit', () => {
    fc.assert(
      fc.property(amounts, rates, (gross, rate) => {
        const tax = taxOf(gross, rate, true);
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThan(gross);
        expect(Math.abs(gross - tax + taxOf(gross - tax, rate, false) - gross)).toBeLessThanOrEqual(
          1,
        );
      }),
    );
  });

  it('is never less of more', () => {
    fc.assert(
      fc.property(amounts, amounts, rates, fc.boolean(), (one, other, rate, inclusive) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(taxOf(less, rate, inclusive)).toBeLessThanOrEqual(taxOf(more, rate, inclusive));
      }),
    );
  });
});
