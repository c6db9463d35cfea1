/** A manager's part of the shares of a person, by the sum that became payable under one agreement. */
export interface Agreement {
  percent: number;
  /** The person's payable shares when it began, without payouts and splits. */
  baseMinor: number;
  /** The manager's part so far. */
  givenMinor: number;
}

/**
 * Returns what the manager gets now, or gives back if it is negative: the percentage of everything that
 * became payable and was not taken back, rounded down once, less what they have. Cents are therefore
 * neither lost nor made by many small amounts, and a take-back takes from both. Manager and person never
 * owe for shares from before the agreement.
 */
export function decideSplit(
  { percent, baseMinor, givenMinor }: Agreement,
  totalMinor: number,
): number {
  const shared = Math.max(0, totalMinor - baseMinor);
  return Math.floor((shared * percent) / 100) - givenMinor;
}
