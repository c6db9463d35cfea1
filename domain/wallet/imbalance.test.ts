import { describe, expect, it } from 'vitest';
import { countFaults, imbalanceOf, type LedgerFaults } from './imbalance';

const proven: LedgerFaults = { sum: 0, unbalancedTransfers: [], wrongBalances: [] };
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
    ['a balance that its entries do not make', { wrongBalances: [wrong(7, 3)] }],
  ])('with %s has one fault', (_, faults) => {
    expect(countFaults({ ...proven, ...faults })).toBe(1);
  });

  it('has all its faults counted together', () => {
    const faults = {
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
