import type { TokenLotsRow } from '~/db/rows';

/** Where tokens came from; they are spent in this order. */
const lotKinds = ['allowance', 'granted', 'bought'] as const;
export type LotKind = (typeof lotKinds)[number];

/** Tokens that came together, and what was paid for them all. */
export interface Lot {
  id: TokenLotsRow['id'];
  kind: LotKind;
  size: number;
  /** What can be spent of it. */
  remaining: number;
  /** What is held for something; it has cost nothing yet. */
  reserved: number;
  paidMinor: number;
  currency: string | null;
  /** Milliseconds of the epoch, as `createdAt`. */
  endsAt: number | null;
  createdAt: number;
}

/** So many tokens of a lot. */
export interface LotPart {
  lot: Lot;
  tokens: number;
}

/**
 * Which lots pay for so many tokens: allowance, then what was granted, then what was bought; of one
 * kind the one that ends soonest, then the oldest. Null when all of them hold too few.
 */
export function decideLotUses(lots: readonly Lot[], tokens: number): LotPart[] | null {
  const parts: LotPart[] = [];
  let due = tokens;
  for (const lot of lots.toSorted(bySpending)) {
    if (due === 0) break;
    const used = Math.min(due, lot.remaining);
    if (used === 0) continue;
    parts.push({ lot, tokens: used });
    due -= used;
  }
  return due === 0 ? parts : null;
}

function bySpending(one: Lot, other: Lot): number {
  return (
    lotKinds.indexOf(one.kind) - lotKinds.indexOf(other.kind) ||
    (one.endsAt ?? Infinity) - (other.endsAt ?? Infinity) ||
    one.createdAt - other.createdAt ||
    (one.id < other.id ? -1 : 1)
  );
}
