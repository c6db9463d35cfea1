import { createHash } from 'node:crypto';

/** The partition of a key: the same key always falls into the same one, spread evenly. */
export function partitionOf(key: string, partitions: number): number {
  return createHash('sha1').update(key).digest().readUInt32BE(0) % partitions;
}
