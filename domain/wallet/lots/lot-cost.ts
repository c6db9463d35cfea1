import type { Lot } from './decide-lot-uses';

type Priced = Pick<Lot, 'size' | 'remaining' | 'reserved' | 'paidMinor'>;

/** Returns the number of tokens that have left a lot, for any reason. */
export const usedOf = ({ size, remaining, reserved }: Priced): number =>
  size - remaining - reserved;

/**
 * Returns the cost of the first `used` tokens of a lot, in minor units. The cost of a use is the difference
 * of two such values, so that the parts add up exactly to the amount paid.
 */
export const costUntil = ({ size, paidMinor }: Priced, used: number): number =>
  // BigInt, because the product may exceed 2^53.
  Number((BigInt(paidMinor) * BigInt(used)) / BigInt(size));

/** Returns the cost of a lot's next tokens; a negative number stands for returned tokens. */
export const costOfNext = (lot: Priced, tokens: number): number =>
  costUntil(lot, usedOf(lot) + tokens) - costUntil(lot, usedOf(lot));

/**
 * Returns a creator's share of the cost of a lot's next tokens. It is rounded down on the cumulative cost,
 * so that a creator loses less than a cent per lot, not per message.
 */
export function shareOfNext(lot: Priced, tokens: number, percent: number): number {
  const until = (used: number) => Math.floor((costUntil(lot, used) * percent) / 100);
  return until(usedOf(lot) + tokens) - until(usedOf(lot));
}
