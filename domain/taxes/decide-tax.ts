/** How prices treat taxes: they name none, hold them, or have them put on top. */
export const taxModes = ['none', 'inclusive', 'exclusive'] as const;

/** What a price says of its tax. */
export interface Tax {
  /** Minor units: part of what is paid. */
  minor: number;
  /** A fraction: 0.19. */
  rate: number;
  /** ISO 3166-1 alpha-2; null where nobody knows. */
  country: string | null;
  inclusive: boolean;
  /** What the country was told by, and who told the rate. */
  evidence: string[];
}

/**
 * The tax of an amount at a rate, in minor units, rounded half up: taken out of the amount where it
 * holds the tax, else what is put on top of it. Rates are counted in millionths, so that no fraction
 * is lost before it is rounded. An amount of which nothing would be left has none.
 */
export function taxOf(minor: number, rate: number, inclusive: boolean): number {
  const millionths = Math.round(rate * 1_000_000);
  const parts = BigInt(minor) * BigInt(millionths);
  const whole = BigInt(inclusive ? 1_000_000 + millionths : 1_000_000);
  return Number((2n * parts + whole) / (2n * whole));
}
