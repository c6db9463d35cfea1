/**
 * Rounds an amount in minor units up to .99 if it is not a whole unit: 3.21 becomes 3.99, 4.00 is
 * unchanged.
 */
export function endIn99(minor: number): number {
  return minor % 100 === 0 ? minor : Math.ceil(minor / 100) * 100 - 1;
}
