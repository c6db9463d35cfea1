import { createHmac, timingSafeEqual } from 'node:crypto';

/** The data that a signature covers. */
interface Signed {
  key: string;
  /** The user who may open the address; everybody if undefined. */
  viewerId?: string | undefined;
}

/**
 * The number of HMAC bytes in an address. Half of SHA-256's is the minimum of the standard
 * (RFC 2104, section 5), and a page contains hundreds of addresses, which cannot be compressed.
 */
const signatureBytes = 16;

/**
 * Returns the HMAC-SHA256-128 over the key, its expiry (whole seconds since 1970) and its viewer, in
 * base64url.
 */
export function signAddress(secret: Buffer, signed: Signed, expiresAt: Date): string {
  return signatureOf(secret, signed, secondsOf(expiresAt)).toString('base64url');
}

/**
 * Returns true while `expires` (the text of the query parameter, whole seconds) has not passed and the
 * signature belongs to exactly this key, expiry and viewer. Compares in constant time.
 */
export function isSignedAddress(
  secret: Buffer,
  address: Signed & { expires: string; signature: string },
  now: Date,
): boolean {
  if (!/^[1-9]\d{0,11}$/.test(address.expires)) return false;
  const expires = Number(address.expires);
  if (expires * 1000 <= now.getTime()) return false;
  const expected = signatureOf(secret, address, expires);
  const given = Buffer.from(address.signature, 'base64url');
  // The text is compared too: several base64 texts decode to the same bytes, and only one is accepted.
  return (
    given.length === expected.length &&
    timingSafeEqual(given, expected) &&
    given.toString('base64url') === address.signature
  );
}

/**
 * Returns the expiry to sign with. Everyone who requests an address within a window gets the same
 * address, so that caches keep it. The expiry is the end of the next window, between one and two windows
 * ahead.
 */
export function expiryWindow(now: Date, seconds: number): Date {
  const window = Math.max(1, Math.floor(seconds)) * 1000;
  return new Date((Math.floor(now.getTime() / window) + 2) * window);
}

/** Computes a signature. A key has no line break, so a key cannot be confused with a key and a viewer. */
function signatureOf(secret: Buffer, { key, viewerId }: Signed, expires: number): Buffer {
  const text = viewerId === undefined ? `${expires}\n${key}` : `${expires}\n${key}\n${viewerId}`;
  return createHmac('sha256', secret).update(text).digest().subarray(0, signatureBytes);
}

function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
