import { getTOTPAuthUri, verifyTOTP } from '@epic-web/totp';

/** As RFC 6238 and every app have it: six figures, half a minute, SHA-1. */
const period = 30;
const digits = 6;
const algorithm = 'SHA-1';

/** 160 bits, as RFC 4226 recommends; ten bytes are the library's default. */
const secretBytes = 20;
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A fresh secret in base 32. */
export function newSecret(): string {
  // 32 letters divide 256 evenly, so that each is as likely as any other.
  const bytes = crypto.getRandomValues(new Uint8Array((secretBytes * 8) / 5));
  return Array.from(bytes, (byte) => base32.charAt(byte % base32.length)).join('');
}

/** The address that an app reads from a picture. */
export function appAddress(secret: string, about: { issuer: string; account: string }): string {
  const { issuer, account: accountName } = about;
  return getTOTPAuthUri({ secret, period, digits, algorithm, issuer, accountName });
}

const stepNow = () => Math.floor(Date.now() / 1000 / period);

/**
 * Which half minute a code was made in: this one, the one before or the one after; null of a wrong
 * code. The clock is the machine's, as apps go by theirs.
 */
export async function stepOfCode(secret: string, code: string): Promise<number | null> {
  const step = stepNow();
  const fits = await verifyTOTP({ otp: code, secret, period, digits, algorithm, window: 1 });
  // The step went over while the library looked at the clock.
  if (stepNow() !== step) return stepOfCode(secret, code);
  return fits ? step + fits.delta : null;
}
