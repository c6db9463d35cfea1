import { SignJWT } from 'jose';
import { resolveAgeStatus } from '../age-checks/resolve-age-status';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import type { Person } from '../shared/person';
import { refuse, type Refusal } from './refusals';

/** The time after which a token expires. */
const tokenSeconds = 300;

/**
 * Issues a short-lived token (JWT, HS256) that identifies the caller to the voice service; it opens no
 * room. Refuses a person who must still pass the age check.
 */
export async function issueVoiceCallToken(
  context: DomainContext,
  { person, country }: { person: Person; country: string | undefined },
): Promise<{ ok: true; token: string; expiresAt: Date } | Refusal<'age-check-required'>> {
  const ageStatus = await resolveAgeStatus(context, person, country);
  if (ageStatus === 'required') return refuse('age-check-required');
  const issuedAt = Math.floor(context.now().getTime() / 1000);
  const expires = issuedAt + tokenSeconds;
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(person.id)
    .setAudience('voice-call')
    .setJti(newId())
    .setIssuedAt(issuedAt)
    .setExpirationTime(expires)
    .sign(context.keys.voiceCall);
  return { ok: true, token, expiresAt: new Date(expires * 1000) };
}
