import { randomInt } from 'node:crypto';

const steps = 1_000_000;

/** Where a visit that names no seed enters a shuffled order, 0 to 1. */
export function randomSeed(): number {
  return randomInt(steps) / steps;
}
