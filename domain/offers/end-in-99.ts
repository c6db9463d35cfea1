/** What ends in no whole unit ends in .99, in minor units: 3.21 becomes 3.99, 4.00 stays. */
export function endIn99(minor: number): number {
  return minor % 100 === 0 ? minor : Math.ceil(minor / 100) * 100 - 1;
}
