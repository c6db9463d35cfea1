import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Derives an independent key per purpose, so that a signature of one kind is invalid for another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'nocturne', purpose, 32));
}

/** Returns the HMAC-SHA256 of a text in base64url. */
export function sign(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Verifies a signature in constant time; returns false for a signature of another length. */
export function isSignedBy(key: Buffer, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(key, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
