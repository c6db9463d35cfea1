/** What of a ledger does not add up. */
export interface LedgerFaults {
  /** Of all tokens: zero, or some have come from nowhere. */
  sum: number;
  /** The same of money: the units whose entries do not sum to zero. */
  unbalancedUnits: { unit: string; sum: number }[];
  unbalancedTransfers: string[];
  wrongBalances: { accountId: string; balance: number; entries: number }[];
  /** People whose lots do not hold what their balance says. */
  wrongLots: { accountId: string; balance: number; lots: number }[];
  /** Lots of which more or less is gone than was ever used. */
  wrongUses: { lotId: string; gone: number; used: number }[];
  /** People of whose tokens more or less is held than is reserved. */
  wrongReservations: { accountId: string; entries: number; lots: number; reservations: number }[];
  /** Deferred money that is not what was paid for the bought tokens that are left. */
  wrongDeferred: { unit: string; deferred: number; value: number }[];
  /** Kept totals that are not those of their entries. */
  wrongSnapshots: { accountId: string; total: number; entries: number }[];
}

/** Returns what is wrong with a ledger that adds up: nothing. */
export const noFaults = (): LedgerFaults => ({
  sum: 0,
  unbalancedUnits: [],
  unbalancedTransfers: [],
  wrongBalances: [],
  wrongLots: [],
  wrongUses: [],
  wrongReservations: [],
  wrongDeferred: [],
  wrongSnapshots: [],
});

/** How many things are wrong; 0 is a proven ledger. */
export function countFaults(faults: LedgerFaults): number {
  const listed = [
    faults.unbalancedUnits,
    faults.unbalancedTransfers,
    faults.wrongBalances,
    faults.wrongLots,
    faults.wrongUses,
    faults.wrongReservations,
    faults.wrongDeferred,
    faults.wrongSnapshots,
  ];
  return listed.reduce((count, list) => count + list.length, Number(faults.sum !== 0));
}

/** Tokens that do not add up: too many and too few never make up for each other. */
export function imbalanceOf({
  sum,
  wrongBalances,
}: Pick<LedgerFaults, 'sum' | 'wrongBalances'>): number {
  const wrong = wrongBalances.map(({ balance, entries }) => Math.abs(balance - entries));
  return wrong.reduce((total, tokens) => total + tokens, Math.abs(sum));
}
