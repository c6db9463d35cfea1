import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditedTax } from './credited-tax';

it('the tax of credit notes adds up to the tax of what is credited, to the cent', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(parts, fc.double({ min: 0, max: 0.3, noNaN: true }), (grosses, rate) => {
      const gross = grosses.reduce((sum, part) => sum + part, 0);
      const invoice = { gross, tax: Math.round(gross - gross / (1 + rate)) };
      let before = 0;
      let tax = 0;
      for (const part of grosses) {
        const credited = creditedTax(invoice, { before, gross: part });
        expect(credited).toBeGreaterThanOrEqual(0);
        expect(credited).toBeLessThanOrEqual(part);
        before += part;
        tax += credited;
      }
      expect(tax).toBe(invoice.tax);
    }),
  );
});
