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

/**
 * The maximum age of a token in seconds. An older token was not issued to the person who now presents it.
 */
const maxTokenAge = 600;

/** The maximum difference between clocks, in seconds. */
const clockTolerance = 30;

/** Reads a token. If the token was requested with a nonce, the nonce is checked too. */
export type TokenReader = (token: string, expected?: { nonce: string }) => Promise<SocialIdentity>;

/**
 * Creates a reader of OpenID Connect ID tokens (core, section 3.1.3.7). A token must be recent, issued for
 * this site and signed with the issuer's published keys; the reader throws SocialSignInFailed for any
 * other.
 */
export function createTokenReader(
  { clientId, issuer, keysUrl, ...provider }: Issuer,
  timeoutMs: number,
): TokenReader {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: timeoutMs });
  return async (token, expected) => {
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
      if (expected && payload['nonce'] !== expected.nonce) throw new SocialSignInFailed('invalid');
      return identityOf(provider, payload);
    } catch (cause) {
      throw cause instanceof SocialSignInFailed
        ? cause
        : new SocialSignInFailed(isGenuineNo(cause) ? 'invalid' : 'unavailable', { cause });
    }
  };
}

/**
 * Checks the type of a token: access tokens and log-out tokens are signed with the same keys, but their
 * type differs (RFC 8725, 3.11).
 */
const isIdToken = (typ: string | undefined) =>
  typ === undefined || /^(?:application\/)?jwt$/i.test(typ);

/** Checks whether a token was issued to this site, also if it has several audiences (core, 3.1.3.7). */
function isForClient({ aud, azp }: JWTPayload, clientId: string): boolean {
  if (azp !== undefined) return azp === clientId;
  return !Array.isArray(aud) || aud.length === 1;
}

/** Checks whether the token is invalid, as opposed to keys that could not be fetched. */
function isGenuineNo(cause: unknown): boolean {
  return cause instanceof errors.JOSEError && !(cause instanceof errors.JWKSTimeout);
}
