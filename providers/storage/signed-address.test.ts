import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expiryWindow, isSignedAddress, signAddress } from './signed-address';

const secret = Buffer.from('a secret of the test, long enough');
const expiresAt = new Date(2_000_000_000_000);
const before = new Date(1_999_999_999_999);
const address = {
  key: 'posts/1.webp',
  expires: '2000000000',
  signature: signAddress(secret, { key: 'posts/1.webp' }, expiresAt),
};

describe('signed addresses', () => {
  it('are good until the second they expire, and no longer', () => {
    expect(isSignedAddress(secret, address, before)).toBe(true);
    expect(isSignedAddress(secret, address, expiresAt)).toBe(false);
  });

  it('are worth nothing under another secret, key or expiry', () => {
    expect(isSignedAddress(Buffer.from('another'), address, before)).toBe(false);
    expect(isSignedAddress(secret, { ...address, key: 'posts/2.webp' }, before)).toBe(false);
    expect(isSignedAddress(secret, { ...address, expires: '2000000001' }, before)).toBe(false);
  });

  it('made for one viewer are worth nothing to another viewer', () => {
    const own = { ...address, viewerId: 'a' };
    const signature = signAddress(secret, own, expiresAt);
    expect(isSignedAddress(secret, { ...own, signature }, before)).toBe(true);
    expect(isSignedAddress(secret, { ...own, viewerId: 'b', signature }, before)).toBe(false);
    expect(isSignedAddress(secret, { ...address, signature }, before)).toBe(false);
    expect(isSignedAddress(secret, { ...own, signature: address.signature }, before)).toBe(false);
  });

  it('are refused for every other signature', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String(),
          fc
            .tuple(
              fc.nat(address.signature.length - 1),
              fc.constantFrom('A', 'b', '-', '=', ' ', ''),
            )
            .map(
              ([at, by]) => address.signature.slice(0, at) + by + address.signature.slice(at + 1),
            ),
        ),
        (signature) => {
          fc.pre(signature !== address.signature);
          expect(isSignedAddress(secret, { ...address, signature }, before)).toBe(false);
        },
      ),
    );
  });

  it('are refused when the expiry is not plain seconds', () => {
    fc.assert(
      fc.property(fc.string(), (expires) => {
        fc.pre(expires !== address.expires);
        expect(isSignedAddress(secret, { ...address, expires }, before)).toBe(false);
      }),
    );
    expect(isSignedAddress(secret, { ...address, expires: '02000000000' }, before)).toBe(false);
  });
});

describe('expiry windows', () => {
  it('lie one to two windows ahead and stay the same within a window', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date(4_000_000_000_000), noInvalidDate: true }),
        fc.integer({ min: 1, max: 100_000 }),
        (now, seconds) => {
          const expiry = expiryWindow(now, seconds);
          const ahead = expiry.getTime() - now.getTime();
          expect(ahead).toBeGreaterThan(seconds * 1000);
          expect(ahead).toBeLessThanOrEqual(2 * seconds * 1000);
          const windowStart = new Date(expiry.getTime() - 2 * seconds * 1000);
          expect(expiryWindow(windowStart, seconds)).toEqual(expiry);
        },
      ),
    );
  });
});
