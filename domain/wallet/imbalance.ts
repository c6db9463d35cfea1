/** What of a ledger does not add up. */
export interface LedgerFaults {
  /** Zero, or tokens have come from nowhere. */
  sum: number;
  unbalancedTransfers: string[];
  wrongBalances: { accountId: string; balance: number; entries: number }[];
}

/** How many things are wrong; 0 is a proven ledger. */
export function countFaults({ sum, unbalancedTransfers, wrongBalances }: LedgerFaults): number {
  return Number(sum !== 0) + unbalancedTransfers.length + wrongBalances.length;
}

/** Tokens that do not add up: too many and too few never make up for each other. */
export function imbalanceOf({ sum, wrongBalances }: LedgerFaults): number {
  const wrong = wrongBalances.map(({ balance, entries }) => Math.abs(balance - entries));
  return wrong.reduce((total, tokens) => total + tokens, Math.abs(sum));
}
