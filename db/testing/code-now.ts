import { generateTOTP } from '@epic-web/totp';

/** What an authenticator app shows now, as every app has it (RFC 6238). */
export async function codeNow(secret: string): Promise<string> {
  return (await generateTOTP({ secret, period: 30, digits: 6, algorithm: 'SHA-1' })).otp;
}
