/** The relation of prices to taxes: prices have none, include them, or have them added. */
export const taxModes = ['none', 'inclusive', 'exclusive'] as const;

/** The tax of a price. */
export interface Tax {
  /** Minor units; included in what is paid. */
  minor: number;
  /** A fraction: 0.19. */
  rate: number;
  /** ISO 3166-1 alpha-2; null if unknown. */
  country: string | null;
  inclusive: boolean;
  /** The sources of the country and of the rate. */
  evidence: string[];
}

/**
 * Returns the tax of an amount at a rate, in minor units, rounded half up. An inclusive amount contains the
 * tax; otherwise the tax is added to it. Rates are counted in millionths, so that no fraction is lost
 * before the rounding. The tax is 0 if it rounds to nothing.
 */
export function taxOf(minor: number, rate: number, inclusive: boolean): number {
  const millionths = Math.round(rate * 1_000_000);
  const parts = BigInt(minor) * BigInt(millionths);
  const whole = BigInt(inclusive ? 1_000_000 + millionths : 1_000_000);
  return Number((2n * parts + whole) / (2n * whole));
}
