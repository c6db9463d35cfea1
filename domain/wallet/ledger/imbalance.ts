/** The faults of a ledger. */
export interface LedgerFaults {
  /** The sum of all tokens; if it is not zero, some have come from nowhere. */
  sum: number;
  /** The currencies whose entries do not sum to zero. */
  unbalancedUnits: { unit: string; sum: number }[];
  unbalancedTransfers: string[];
  wrongBalances: { accountId: string; balance: number; entries: number }[];
  /** People whose lots do not sum to their balance. */
  wrongLots: { accountId: string; balance: number; lots: number }[];
  /** Lots whose missing tokens do not equal their recorded uses. */
  wrongUses: { lotId: string; gone: number; used: number }[];
  /** People whose held tokens do not equal their reservations. */
  wrongReservations: { accountId: string; entries: number; lots: number; reservations: number }[];
  /** Deferred money that does not equal what was paid for the remaining bought tokens. */
  wrongDeferred: { unit: string; deferred: number; value: number }[];
  /** Stored totals that do not equal the sum of their entries. */
  wrongSnapshots: { accountId: string; total: number; entries: number }[];
  /** Rows of other areas that do not fit the ledger, in words; found once a night. */
  wrongElsewhere: string[];
}

/** Returns an empty list of faults. */
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
  wrongElsewhere: [],
});

/** Returns the number of faults; 0 for a correct ledger. */
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
    faults.wrongElsewhere,
  ];
  return listed.reduce((count, list) => count + list.length, Number(faults.sum !== 0));
}

/** Returns the number of tokens that do not add up. Surplus and shortage do not cancel each other out. */
export function imbalanceOf({
  sum,
  wrongBalances,
}: Pick<LedgerFaults, 'sum' | 'wrongBalances'>): number {
  const wrong = wrongBalances.map(({ balance, entries }) => Math.abs(balance - entries));
  return wrong.reduce((total, tokens) => total + tokens, Math.abs(sum));
}
