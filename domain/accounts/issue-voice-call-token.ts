import { SignJWT } from 'jose';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';

/** A short-lived token (JWT, HS256) by which the voice service knows who calls; it opens no room. */
export async function issueVoiceCallToken(
  context: DomainContext,
  userId: string,
): Promise<{ token: string; expiresAt: Date }> {
  const { voice_call_token_seconds } = await context.settings();
  const issuedAt = Math.floor(context.now().getTime() / 1000);
  const expires = issuedAt + voice_call_token_seconds;
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setAudience('voice-call')
    .setJti(newId())
    .setIssuedAt(issuedAt)
    .setExpirationTime(expires)
    .sign(context.keys.voiceCall);
  return { token, expiresAt: new Date(expires * 1000) };
}
