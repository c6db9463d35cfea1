import { describe, expect, it } from 'vitest';
import { countFaults, imbalanceOf, noFaults, type LedgerFaults } from './imbalance';

const proven = noFaults();
const held = { accountId: 'one', entries: 2, lots: 2, reservations: 1 };
const wrong = (balance: number, entries: number) => ({ accountId: 'an account', balance, entries });

describe('a ledger', () => {
  it('that adds up has no fault and no imbalance', () => {
    expect(countFaults(proven)).toBe(0);
    expect(imbalanceOf(proven)).toBe(0);
  });

  it.each<[string, Partial<LedgerFaults>]>([
    ['tokens from nowhere', { sum: 3 }],
    ['tokens gone nowhere', { sum: -3 }],
    ['a transfer that gives more than it takes', { unbalancedTransfers: ['a transfer'] }],
    ['money from nowhere', { unbalancedUnits: [{ unit: 'USD', sum: 1 }] }],
    ['lots that do not hold a balance', { wrongLots: [{ accountId: 'one', balance: 3, lots: 2 }] }],
    ['a lot less of which was used', { wrongUses: [{ lotId: 'a lot', gone: 3, used: 2 }] }],
    ['deferred money of nothing', { wrongDeferred: [{ unit: 'USD', deferred: 1, value: 0 }] }],
    ['more held than reserved', { wrongReservations: [held] }],
    ['a total of another sum', { wrongSnapshots: [{ accountId: 'a', total: 1, entries: 2 }] }],
    ['a balance that its entries do not make', { wrongBalances: [wrong(7, 3)] }],
  ])('with %s has one fault', (_, faults) => {
    expect(countFaults({ ...proven, ...faults })).toBe(1);
  });

  it('has all its faults counted together', () => {
    const faults = {
      ...proven,
      sum: 5,
      unbalancedTransfers: ['one', 'another'],
      wrongBalances: [wrong(1, 2), wrong(2, 1), wrong(0, 4)],
    };
    expect(countFaults(faults)).toBe(6);
  });

  it('is out by every token too many and too few, which never make up for each other', () => {
    expect(imbalanceOf({ ...proven, sum: -3 })).toBe(3);
    expect(imbalanceOf({ ...proven, wrongBalances: [wrong(7, 3), wrong(3, 7)] })).toBe(8);
    expect(imbalanceOf({ ...proven, sum: 2, wrongBalances: [wrong(0, 2)] })).toBe(4);
  });
});
