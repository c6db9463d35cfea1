import type { Lot } from './decide-lot-uses';
import { costOfNext, costUntil, usedOf } from './lot-cost';

/** A lot of a reversed order, with what was taken back from it before. */
export interface TakenLot extends Lot {
  taken: number;
  short: number;
  /** The shares of its cost that creators still have. */
  shares: { creatorId: string; minor: number }[];
}

/** The tokens to take from a lot, and those that had already been spent. */
export interface TakeBack {
  lot: TakenLot;
  taken: number;
  /** The amount that was paid for the taken tokens. */
  costOfTaken: number;
  short: number;
  costOfShort: number;
  /** The shares that creators lose for the spent tokens. */
  shares: { creatorId: string; minor: number }[];
}

/**
 * Decides what to take from a lot when a share (0 to 1) of its order is reversed: at most the tokens that
 * are left. The rest has been spent, and creators lose their shares of its cost. Held tokens count as
 * spent. A share of 1 takes all that is left.
 */
export function decideTakeBack(lot: TakenLot, share: number): TakeBack {
  const outstanding = lot.size - lot.taken - lot.short;
  const wanted = share === 1 ? outstanding : Math.min(outstanding, Math.round(lot.size * share));
  const taken = Math.min(wanted, lot.remaining);
  const short = wanted - taken;
  // Tokens that were spent and not counted by an earlier reversal.
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
