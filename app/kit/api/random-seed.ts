import { randomInt } from 'node:crypto';

const steps = 1_000_000;

/** Returns the position, 0 to 1, at which a visit without a seed enters a shuffled order. */
export function randomSeed(): number {
  return randomInt(steps) / steps;
}
