import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideTakeBack, type TakenLot } from './decide-take-back';

const lot = (traits: Partial<TakenLot> = {}): TakenLot => ({
  id: 'lot',
  kind: 'bought',
  size: 100,
  remaining: 100,
  reserved: 0,
  paidMinor: 999,
  currency: 'USD',
  endsAt: null,
  createdAt: 0,
  taken: 0,
  short: 0,
  shares: [],
  ...traits,
});
const resultOf = (one: TakenLot, share: number) => {
  const { taken, costOfTaken, short, costOfShort, shares } = decideTakeBack(one, share);
  return { taken, costOfTaken, short, costOfShort, shares };
};

it.each([
  [
    'all of one that nobody used, for all that was paid',
    lot(),
    1,
    { taken: 100, costOfTaken: 999, short: 0, costOfShort: 0, shares: [] },
  ],
  [
    'what is left, and creators lose what they had of the rest',
    lot({ remaining: 40, shares: [{ creatorId: 'mara', minor: 239 }] }),
    1,
    {
      taken: 40,
      costOfTaken: 400,
      short: 60,
      costOfShort: 599,
      shares: [{ creatorId: 'mara', minor: 239 }],
    },
  ],
  [
    'half of it from what is left',
    lot({ remaining: 60 }),
    0.5,
    { taken: 50, costOfTaken: 500, short: 0, costOfShort: 0, shares: [] },
  ],
  [
    'half of it, of which some had been spent, with as much of the shares',
    lot({ remaining: 20, shares: [{ creatorId: 'mara', minor: 320 }] }),
    0.5,
    {
      taken: 20,
      costOfTaken: 200,
      short: 30,
      costOfShort: 299,
      shares: [{ creatorId: 'mara', minor: 120 }],
    },
  ],
  [
    'nothing more of one that has gone before',
    lot({ remaining: 0, taken: 30, short: 70 }),
    1,
    { taken: 0, costOfTaken: 0, short: 0, costOfShort: 0, shares: [] },
  ],
  [
    'of granted tokens no money',
    lot({ kind: 'granted', paidMinor: 0, currency: null, remaining: 10 }),
    1,
    { taken: 10, costOfTaken: 0, short: 90, costOfShort: 0, shares: [] },
  ],
])('takes %s', (_, one, share, expected) => {
  expect(resultOf(one, share)).toEqual(expected);
});

it('never takes more than is left, and for a whole order neither more nor less than was paid', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.nat(1000),
      fc.nat(100_000),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      (size, left, paidMinor, share) => {
        const one = lot({ size, remaining: Math.min(left, size), paidMinor });
        const part = decideTakeBack(one, share);
        expect(part.taken).toBeLessThanOrEqual(one.remaining);
        expect(part.taken + part.short).toBeLessThanOrEqual(size);
        const all = decideTakeBack(one, 1);
        expect(all.taken + all.short).toBe(size);
        expect(all.costOfTaken + all.costOfShort).toBe(paidMinor);
      },
    ),
  );
});
