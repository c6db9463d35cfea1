import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideLotUses, type Lot } from './decide-lot-uses';
import { costOfNext, costUntil, shareOfNext, usedOf } from './lot-cost';

/** Returns what was paid for the tokens left in a lot. */
const valueLeft = (one: Lot): number => one.paidMinor - costUntil(one, usedOf(one));

const lot = (id: string, traits: Partial<Lot> = {}): Lot => ({
  id,
  kind: 'granted',
  size: 10,
  remaining: 10,
  reserved: 0,
  paidMinor: 0,
  currency: null,
  endsAt: null,
  createdAt: 0,
  ...traits,
});
const bought = (id: string, traits: Partial<Lot> = {}) =>
  lot(id, { kind: 'bought', paidMinor: 999, currency: 'USD', ...traits });

const partsOf = (lots: Lot[], tokens: number) =>
  decideLotUses(lots, tokens)?.map((part) => [part.lot.id, part.tokens]);

describe('the lots that pay', () => {
  it.each<[string, Lot[], string[]]>([
    [
      'are allowance, then granted, then bought',
      [bought('bought'), lot('granted'), lot('allowance', { kind: 'allowance' })],
      ['allowance', 'granted', 'bought'],
    ],
    [
      'of one kind the one that ends soonest, and last what never ends',
      [lot('never'), lot('later', { endsAt: 9 }), lot('soon', { endsAt: 5, createdAt: 3 })],
      ['soon', 'later', 'never'],
    ],
    [
      'of those that end alike the oldest',
      [lot('new', { createdAt: 2 }), lot('old', { createdAt: 1 })],
      ['old', 'new'],
    ],
    ['of the same moment always the same', [lot('b'), lot('a')], ['a', 'b']],
  ])('%s', (_, lots, order) => {
    expect(partsOf(lots, 10 * lots.length)?.map(([id]) => id)).toEqual(order);
  });

  it('are used up one after the other; spent and held tokens are passed over', () => {
    const lots = [
      lot('one', { remaining: 4, reserved: 6 }),
      lot('none', { remaining: 0 }),
      bought('two'),
    ];
    expect(partsOf(lots, 9)).toEqual([
      ['one', 4],
      ['two', 5],
    ]);
  });

  it('are none if they hold too few together', () => {
    expect(decideLotUses([lot('one'), bought('two')], 21)).toBeNull();
    expect(decideLotUses([], 1)).toBeNull();
  });
});

const anyLot = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom('allowance', 'granted', 'bought'),
    size: fc.integer({ min: 1, max: 5_000 }),
    gone: fc.nat(5_000),
    held: fc.nat(50),
    paidMinor: fc.nat(1_000_000),
    endsAt: fc.option(fc.nat(100)),
    createdAt: fc.nat(100),
  })
  .map(({ size, gone, held, kind, paidMinor, ...one }): Lot => {
    const left = size - Math.min(gone, size);
    const reserved = Math.min(held, left);
    const isBought = kind === 'bought';
    return {
      ...one,
      kind,
      size,
      remaining: left - reserved,
      reserved,
      paidMinor: isBought ? paidMinor : 0,
      currency: isBought ? 'USD' : null,
    };
  });

describe('any set of lots', () => {
  it('gives exactly the tokens needed, of no lot more than remains, and bought ones last', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyLot, { selector: ({ id }) => id }),
        fc.nat(8_000),
        (lots, tokens) => {
          const all = lots.reduce((sum, { remaining }) => sum + remaining, 0);
          const parts = decideLotUses(lots, tokens);
          expect(parts === null).toBe(tokens > all);
          if (!parts) return;
          expect(parts.reduce((sum, part) => sum + part.tokens, 0)).toBe(tokens);
          for (const part of parts) {
            expect(part.tokens).toBeGreaterThan(0);
            expect(part.tokens).toBeLessThanOrEqual(part.lot.remaining);
          }
          const touchesBought = parts.some((part) => part.lot.kind === 'bought');
          const free = lots.filter(({ kind }) => kind !== 'bought');
          const freeTokens = free.reduce((sum, { remaining }) => sum + remaining, 0);
          expect(touchesBought).toBe(tokens > freeTokens);
        },
      ),
    );
  });

  it('costs, over consecutive uses of a lot, exactly its paid price, to the cent', () => {
    fc.assert(
      fc.property(anyLot, fc.array(fc.integer({ min: 1, max: 900 })), (one, uses) => {
        let now = { ...one, remaining: one.size, reserved: 0 };
        let cost = 0;
        for (const wanted of [...uses, Infinity]) {
          const tokens = Math.min(wanted, now.remaining);
          const part = costOfNext(now, tokens);
          expect(part).toBeGreaterThanOrEqual(0);
          cost += part;
          now = { ...now, remaining: now.remaining - tokens };
          expect(cost + valueLeft(now)).toBe(one.paidMinor);
        }
        expect(cost).toBe(one.paidMinor);
      }),
    );
  });

  it('a creator gets their percentage of the whole within a cent, and never more than the cost', () => {
    fc.assert(
      fc.property(
        anyLot,
        fc.nat(100),
        fc.array(fc.integer({ min: 1, max: 900 })),
        (one, percent, uses) => {
          let now = { ...one, remaining: one.size, reserved: 0 };
          let shares = 0;
          for (const wanted of uses) {
            const tokens = Math.min(wanted, now.remaining);
            const share = shareOfNext(now, tokens, percent);
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(costOfNext(now, tokens));
            shares += share;
            now = { ...now, remaining: now.remaining - tokens };
          }
          const whole = (costUntil(now, usedOf(now)) * percent) / 100;
          expect(shares).toBe(Math.floor(whole));
        },
      ),
    );
  });

  it('values returned tokens at the increase in value of their lot', () => {
    fc.assert(
      fc.property(anyLot, (one) => {
        const back = Math.floor(usedOf(one) / 2);
        const after = { ...one, remaining: one.remaining + back };
        expect(valueLeft(after) - valueLeft(one) + costOfNext(one, -back)).toBe(0);
      }),
    );
  });
});

it('prices a lot whose product exceeds the safe integers', () => {
  const huge = { size: 3_000_000_000, remaining: 0, reserved: 0, paidMinor: 7_000_000_000 };
  expect(costUntil(huge, 2_999_999_999)).toBe(6_999_999_997);
  expect(costUntil(huge, huge.size)).toBe(huge.paidMinor);
});
