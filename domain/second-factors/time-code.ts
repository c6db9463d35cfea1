import { getTOTPAuthUri, verifyTOTP } from '@epic-web/totp';

/** The parameters of RFC 6238 and of all apps: six digits, 30 seconds, SHA-1. */
const period = 30;
const digits = 6;
const algorithm = 'SHA-1';

/** 160 bits, as RFC 4226 recommends; the library's default is ten bytes. */
const secretBytes = 20;
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns a new secret in base 32. */
export function newSecret(): string {
  // 256 is a multiple of 32, so all letters have the same probability.
  const bytes = crypto.getRandomValues(new Uint8Array((secretBytes * 8) / 5));
  return Array.from(bytes, (byte) => base32.charAt(byte % base32.length)).join('');
}

/** Returns the address for the QR code that an app scans. */
export function appAddress(secret: string, about: { issuer: string; account: string }): string {
  const { issuer, account: accountName } = about;
  return getTOTPAuthUri({ secret, period, digits, algorithm, issuer, accountName });
}

const stepNow = () => Math.floor(Date.now() / 1000 / period);

/**
 * Returns the 30-second step of a code: the current, the previous or the next one; null for a wrong code.
 * The machine's clock is used, since apps use real time.
 */
export async function stepOfCode(secret: string, code: string): Promise<number | null> {
  const step = stepNow();
  const fits = await verifyTOTP({ otp: code, secret, period, digits, algorithm, window: 1 });
  // The step changed during the library's check.
  if (stepNow() !== step) return stepOfCode(secret, code);
  return fits ? step + fits.delta : null;
}
