import { generateTOTP } from '@epic-web/totp';

/** Returns the current code of an authenticator app (RFC 6238). */
export async function codeNow(secret: string): Promise<string> {
  return (await generateTOTP({ secret, period: 30, digits: 6, algorithm: 'SHA-1' })).otp;
}
