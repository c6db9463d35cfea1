import type { Lot } from './decide-lot-uses';
import { costOfNext, costUntil, usedOf } from './lot-cost';

/** A lot of an order that is reversed, and what was taken back of it before. */
export interface TakenLot extends Lot {
  taken: number;
  short: number;
  /** What creators still have of what its tokens cost. */
  shares: { creatorId: string; minor: number }[];
}

/** What of a lot goes, and what had been spent by then. */
export interface TakeBack {
  lot: TakenLot;
  taken: number;
  /** What had been paid for those. */
  costOfTaken: number;
  short: number;
  costOfShort: number;
  /** What creators lose for the short ones. */
  shares: { creatorId: string; minor: number }[];
}

/**
 * What goes of a lot when a share (0 to 1) of its order is reversed: as many tokens as are still
 * there, never more; the rest has been spent, and its creators lose what they had of its cost. What
 * is held for something counts as spent. All of an order takes all that is left.
 */
export function decideTakeBack(lot: TakenLot, share: number): TakeBack {
  const outstanding = lot.size - lot.taken - lot.short;
  const wanted = share === 1 ? outstanding : Math.min(outstanding, Math.round(lot.size * share));
  const taken = Math.min(wanted, lot.remaining);
  const short = wanted - taken;
  // Of what was spent for something, and not gone by an earlier reversal.
  const spent = usedOf(lot) - lot.taken - lot.short + lot.reserved;
  const ofSpent = (minor: number) => (spent === 0 ? 0 : Math.floor((minor * short) / spent));
  return {
    lot,
    taken,
    costOfTaken: costOfNext(lot, taken),
    short,
    costOfShort: ofSpent(costUntil(lot, spent)),
    shares: lot.shares
      .map(({ creatorId, minor }) => ({ creatorId, minor: ofSpent(minor) }))
      .filter(({ minor }) => minor > 0),
  };
}
