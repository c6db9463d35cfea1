import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '../shared/ids';
import { chooseVariant } from './choose-variant';
import { control, type FlagRule } from './schema';

const rule = (changes: Partial<FlagRule> = {}): FlagRule => ({
  key: 'welcome-tokens-amount',
  isEnabled: true,
  isForTestUsersOnly: false,
  variants: {},
  ...changes,
});
const visitor = { visitorId: newId(), isTest: false };
const tester = { visitorId: newId(), isTest: true };

const variants = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 8 }),
  fc.integer({ min: 0, max: 1000 }),
  { maxKeys: 6 },
);

describe('an experiment', () => {
  it('changes nothing while it has no rule or is off', () => {
    expect(chooseVariant(undefined, visitor).variant).toBe(control);
    const off = rule({ isEnabled: false, variants: { '0': 1, '50': 1 } });
    expect(chooseVariant(off, tester)).toEqual({ variant: control, reason: 'DISABLED' });
  });

  it('is ON for all if it has no variants', () => {
    expect(chooseVariant(rule(), visitor).variant).toBe('ON');
    expect(chooseVariant(rule({ variants: { A: 0 } }), visitor).variant).toBe('ON');
  });

  it('for test users only is off for all others', () => {
    const own = rule({ isForTestUsersOnly: true, variants: { '0': 1 } });
    expect(chooseVariant(own, visitor).variant).toBe(control);
    expect(chooseVariant(own, tester).variant).toBe('0');
  });

  it('gives an anonymous viewer only a variant that all viewers share', () => {
    const anonymous = { visitorId: null, isTest: false };
    const split = rule({ variants: { '0': 1, '50': 1 } });
    expect(chooseVariant(split, anonymous).variant).toBe(control);
    const forAll = rule({ variants: { '0': 0, '50': 1 } });
    expect(chooseVariant(forAll, anonymous).variant).toBe('50');
  });
});

describe('the variant of a visitor', () => {
  it('has a weight, and is the same every time, for any storage order', () => {
    fc.assert(
      fc.property(variants, fc.uuid(), (given, visitorId) => {
        const chosen = chooseVariant(rule({ variants: given }), { visitorId, isTest: false });
        const reversed = Object.fromEntries(Object.entries(given).reverse());
        const again = chooseVariant(rule({ variants: reversed }), { visitorId, isTest: true });
        expect(again).toEqual(chosen);
        if (Object.values(given).some((weight) => weight > 0)) {
          expect(given[chosen.variant]).toBeGreaterThan(0);
        } else {
          expect(chosen.variant).toBe('ON');
        }
      }),
    );
  });

  it('does not change when all weights grow alike', () => {
    fc.assert(
      fc.property(
        variants,
        fc.uuid(),
        fc.integer({ min: 2, max: 9 }),
        (given, visitorId, times) => {
          const grown = Object.fromEntries(
            Object.entries(given).map(([variant, weight]) => [variant, weight * times]),
          );
          const audience = { visitorId, isTest: false };
          expect(chooseVariant(rule({ variants: grown }), audience)).toEqual(
            chooseVariant(rule({ variants: given }), audience),
          );
        },
      ),
    );
  });

  it('occurs in proportion to its weight', () => {
    const split = rule({ variants: { A: 1, B: 3 } });
    const chosen = Array.from({ length: 8000 }, (_, index) =>
      chooseVariant(split, { visitorId: `visitor ${index}`, isTest: false }),
    );
    const share = chosen.filter(({ variant }) => variant === 'A').length / chosen.length;
    expect(share).toBeGreaterThan(0.23);
    expect(share).toBeLessThan(0.27);
  });

  it('in one experiment is independent of the one in another', () => {
    const half = { A: 1, B: 1 };
    const both = Array.from({ length: 8000 }, (_, index) => {
      const audience = { visitorId: `visitor ${index}`, isTest: false };
      return (
        chooseVariant(rule({ key: 'one', variants: half }), audience).variant ===
        chooseVariant(rule({ key: 'other', variants: half }), audience).variant
      );
    });
    const alike = both.filter(Boolean).length / both.length;
    expect(alike).toBeGreaterThan(0.47);
    expect(alike).toBeLessThan(0.53);
  });
});
