import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { identityOf } from './claims';
import { SocialSignInFailed, type SocialIdentity } from './social-provider';

interface Issuer {
  id: string;
  name: string;
  clientId: string;
  issuer: string;
  keysUrl: string;
}

/** A token older than this, in seconds, was not given to the person who now shows it. */
const maxTokenAge = 600;

/** Clocks differ by this many seconds at most. */
const clockTolerance = 30;

/** Reads a token; of one that was asked for, with the nonce it was asked with. */
export type TokenReader = (token: string, asked?: { nonce: string }) => Promise<SocialIdentity>;

/**
 * Reads OpenID Connect's ID tokens (core, section 3.1.3.7): signed by the issuer's published keys,
 * for this site, lately. What it makes throws SocialSignInFailed for any other.
 */
export function createTokenReader(
  { clientId, issuer, keysUrl, ...provider }: Issuer,
  timeoutMs: number,
): TokenReader {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: timeoutMs });
  return async (token, asked) => {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        issuer,
        audience: clientId,
        algorithms: ['RS256', 'ES256', 'EdDSA'],
        maxTokenAge,
        clockTolerance,
        requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat'],
      });
      if (!isIdToken(protectedHeader.typ) || !isForClient(payload, clientId)) {
        throw new SocialSignInFailed('invalid');
      }
      if (asked && payload['nonce'] !== asked.nonce) throw new SocialSignInFailed('invalid');
      return identityOf(provider, payload);
    } catch (cause) {
      throw cause instanceof SocialSignInFailed
        ? cause
        : new SocialSignInFailed(isGenuineNo(cause) ? 'invalid' : 'unavailable', { cause });
    }
  };
}

/** An access token or a log-out token is signed by the same keys, and says so (RFC 8725, 3.11). */
const isIdToken = (typ: string | undefined) =>
  typ === undefined || /^(?:application\/)?jwt$/i.test(typ);

/** Of a token for several parties, the one it was given to must be this site (core, 3.1.3.7). */
function isForClient({ aud, azp }: JWTPayload, clientId: string): boolean {
  if (azp !== undefined) return azp === clientId;
  return !Array.isArray(aud) || aud.length === 1;
}

/** Whether the token is at fault, rather than the keys that could not be had. */
function isGenuineNo(cause: unknown): boolean {
  return cause instanceof errors.JOSEError && !(cause instanceof errors.JWKSTimeout);
}
