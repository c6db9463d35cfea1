import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signature covers. */
interface Signed {
  key: string;
  /** The user it is for; everybody where there is none. */
  viewerId?: string | undefined;
}

/**
 * Bytes of an HMAC that an address carries. Half of SHA-256's is as much as the standard asks for
 * (RFC 2104, section 5), and a page names hundreds of addresses that nothing can compress.
 */
const signatureBytes = 16;

/** HMAC-SHA256-128 over the key, its expiry (whole seconds since 1970) and its viewer, in base64url. */
export function signAddress(secret: Buffer, signed: Signed, expiresAt: Date): string {
  return signatureOf(secret, signed, secondsOf(expiresAt)).toString('base64url');
}

/**
 * True while `expires` (the text of the query parameter, whole seconds) has not passed and the
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

/** A key has no line break, so that no key can pass for a key and a viewer. */
function signatureOf(secret: Buffer, { key, viewerId }: Signed, expires: number): Buffer {
  const text = viewerId === undefined ? `${expires}\n${key}` : `${expires}\n${key}\n${viewerId}`;
  return createHmac('sha256', secret).update(text).digest().subarray(0, signatureBytes);
}

function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
