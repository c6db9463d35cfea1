import { createHash } from 'node:crypto';

/** The number that a party draws by, the same for the same key: 32 bits. */
export const seedOf = (key: string): number =>
  createHash('sha256').update(key).digest().readUInt32BE(0);
