import { createHash } from 'node:crypto';

/** Returns the seed of a drawing, the same for the same key: 32 bits. */
export const seedOf = (key: string): number =>
  createHash('sha256').update(key).digest().readUInt32BE(0);
