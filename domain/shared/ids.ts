import * as z from 'zod';
import { uuidv7 } from 'uuidv7';

/** Returns a new time-ordered identifier (UUID version 7, RFC 9562). */
export function newId(): string {
  return uuidv7();
}

/** Returns the time at which `newId` created an identifier: its first 48 bits are milliseconds. */
export function timeOfId(id: string): Date {
  return new Date(parseInt(id.replace('-', '').slice(0, 12), 16));
}

/**
 * Returns an identifier made of a digest's first 16 bytes. It is always the same for one digest and differs
 * from every `newId` (UUID version 8, whose bits can be chosen freely; RFC 9562, section 5.8).
 */
export function idOfDigest(digest: Buffer): string {
  const bytes = Buffer.from(digest.subarray(0, 16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const idSchema = z.uuid();
