import type { TokenLotsRow } from '~/db/rows';

/** The origins of tokens, in the order in which they are spent. */
const lotKinds = ['allowance', 'granted', 'bought'] as const;
export type LotKind = (typeof lotKinds)[number];

/** Tokens that arrived together, with what was paid for all of them. */
export interface Lot {
  id: TokenLotsRow['id'];
  kind: LotKind;
  size: number;
  /** Tokens that can be spent. */
  remaining: number;
  /** Tokens that are held for an order; not booked as cost yet. */
  reserved: number;
  paidMinor: number;
  currency: string | null;
  /** Milliseconds since the epoch, like `createdAt`. */
  endsAt: number | null;
  createdAt: number;
}

/** A number of tokens of a lot. */
export interface LotPart {
  lot: Lot;
  tokens: number;
}

/**
 * Returns the lots that pay for a number of tokens: allowance, then granted, then bought; within a kind the
 * one that ends first, then the oldest. Null if they hold too few.
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
