import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { identityOf } from './claims';
import { SocialSignInFailed, type SocialIdentity } from './social-provider';

interface Issuer {
  id: string;
  name: string;
  clientId: string;
  issuer: string;
  keysUrl: string;
}

/** A token older than this was not given to the person who now shows it. */
const maxTokenAge = '10 minutes';

/**
 * Reads OpenID Connect's ID tokens (core, section 3.1.3.7): signed by the issuer's published keys,
 * for this site, lately. What it makes throws SocialSignInFailed for any other.
 */
export function createTokenReader(
  { clientId, issuer, keysUrl, ...provider }: Issuer,
  timeoutMs: number,
): (token: string) => Promise<SocialIdentity> {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: timeoutMs });
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: clientId,
        algorithms: ['RS256', 'ES256', 'EdDSA'],
        maxTokenAge,
      });
      return identityOf(provider, payload);
    } catch (cause) {
      throw cause instanceof SocialSignInFailed
        ? cause
        : new SocialSignInFailed(isGenuineNo(cause) ? 'invalid' : 'unavailable', { cause });
    }
  };
}

/** Whether the token is at fault, rather than the keys that could not be had. */
function isGenuineNo(cause: unknown): boolean {
  return cause instanceof errors.JOSEError && !(cause instanceof errors.JWKSTimeout);
}
