import { createHash } from 'node:crypto';

/** Returns the partition of a key. A key always has the same partition, and keys are distributed evenly. */
export function partitionOf(key: string, partitions: number): number {
  return createHash('sha1').update(key).digest().readUInt32BE(0) % partitions;
}
