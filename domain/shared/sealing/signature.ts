import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Derives an independent key per purpose, so that no signature of one kind serves as another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'nocturne', purpose, 32));
}

/** HMAC-SHA256 in base64url. */
export function sign(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Compares in constant time; false for any signature of another length. */
export function isSignedBy(key: Buffer, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(key, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
