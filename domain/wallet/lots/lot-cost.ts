import type { Lot } from './decide-lot-uses';

type Priced = Pick<Lot, 'size' | 'remaining' | 'reserved' | 'paidMinor'>;

/** How many of a lot's tokens have left it, for whatever. */
export const usedOf = ({ size, remaining, reserved }: Priced): number =>
  size - remaining - reserved;

/**
 * What the first so many tokens of a lot cost, in minor units. What a use costs is the difference of
 * two of these, so that parts add up to what was paid, to the cent.
 */
export const costUntil = ({ size, paidMinor }: Priced, used: number): number =>
  // As BigInt: a large lot's product may pass 2^53.
  Number((BigInt(paidMinor) * BigInt(used)) / BigInt(size));

/** What the next so many tokens of a lot cost; negative ones are those that come back. */
export const costOfNext = (lot: Priced, tokens: number): number =>
  costUntil(lot, usedOf(lot) + tokens) - costUntil(lot, usedOf(lot));

/**
 * A creator's part of what the next so many tokens of a lot cost: floors of the lot's whole cost
 * again, so that a creator loses less than a cent a lot, and not one with every message.
 */
export function shareOfNext(lot: Priced, tokens: number, percent: number): number {
  const until = (used: number) => Math.floor((costUntil(lot, used) * percent) / 100);
  return until(usedOf(lot) + tokens) - until(usedOf(lot));
}
