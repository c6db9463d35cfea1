import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';

export interface Signer {
  /** The public keys as a JSON web key set. */
  keys: { keys: JWK[] };
  sign(token: {
    issuer: string;
    audience: string;
    claims: Record<string, unknown>;
    /** The token's age in seconds. */
    age?: number;
  }): Promise<string>;
}

const lifetime = 3_600;

/** Creates a key for this run, which signs ID tokens. */
export async function createSigner(): Promise<Signer> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const kid = 'sandbox';
  return {
    keys: { keys: [{ ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'ES256' }] },
    sign({ issuer, audience, claims, age = 0 }) {
      const issuedAt = Math.floor(Date.now() / 1000) - age;
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetime)
        .sign(privateKey);
    },
  };
}
