import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 over the key and its expiry (whole seconds since 1970), in base64url. */
export function signAddress(secret: Buffer, key: string, expiresAt: Date): string {
  return signatureOf(secret, key, secondsOf(expiresAt)).toString('base64url');
}

/**
 * True while `expires` (the text of the query parameter, whole seconds) has not passed and the
 * signature belongs to exactly this key and expiry. Compares in constant time.
 */
export function isSignedAddress(
  secret: Buffer,
  address: { key: string; expires: string; signature: string },
  now: Date,
): boolean {
  if (!/^[1-9]\d{0,11}$/.test(address.expires)) return false;
  const expires = Number(address.expires);
  if (expires * 1000 <= now.getTime()) return false;
  const expected = signatureOf(secret, address.key, expires);
  const given = Buffer.from(address.signature, 'base64url');
  // The text is compared too: base64 has several spellings of the same bytes, and one is enough.
  return (
    given.length === expected.length &&
    timingSafeEqual(given, expected) &&
    given.toString('base64url') === address.signature
  );
}

/**
 * The expiry to sign with so that everybody who asks within a window gets the same address and
 * caches keep it: the end of the window after the current one, between one and two windows ahead.
 */
export function expiryWindow(now: Date, seconds: number): Date {
  const window = Math.max(1, Math.floor(seconds)) * 1000;
  return new Date((Math.floor(now.getTime() / window) + 2) * window);
}

function signatureOf(secret: Buffer, key: string, expires: number): Buffer {
  return createHmac('sha256', secret).update(`${expires}\n${key}`).digest();
}

function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
