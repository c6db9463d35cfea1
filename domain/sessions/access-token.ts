import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { idSchema } from '../shared/ids';

const claimsSchema = z.object({
  sub: idSchema,
  sid: idSchema,
  gen: z.number().int(),
  exp: z.number(),
});

export interface AccessClaims {
  userId: string;
  sessionId: string;
  /** The generation of the session for which it was issued. */
  generation: number;
  expiresAt: Date;
}

/** Signs a JWT (HS256) that identifies a session until its expiry; it grants no more than the session. */
export function signAccessToken(key: Buffer, claims: AccessClaims): Promise<string> {
  return new SignJWT({ sid: claims.sessionId, gen: claims.generation })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(claims.userId)
    .setExpirationTime(Math.floor(claims.expiresAt.getTime() / 1000))
    .sign(key);
}

/** Verified tokens by key, the latest last, cached because a browser sends its token with each request. */
const genuine = new WeakMap<Buffer, Map<string, AccessClaims>>();

/** The size of the cache, which exceeds the number of tokens in use. */
const mostKept = 10_000;

/** Returns the claims of a valid token; null if it is forged or expired. */
export async function readAccessToken(
  key: Buffer,
  token: string,
  now: Date,
): Promise<AccessClaims | null> {
  const kept = genuine.get(key) ?? new Map<string, AccessClaims>();
  const cached = kept.get(token);
  if (cached) return cached.expiresAt > now ? cached : null;
  const claims = await verify(key, token, now);
  if (!claims) return null;
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  genuine.set(key, kept.set(token, claims));
  return claims;
}

async function verify(key: Buffer, token: string, now: Date): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now });
    const claims = claimsSchema.parse(payload);
    return {
      userId: claims.sub,
      sessionId: claims.sid,
      generation: claims.gen,
      expiresAt: new Date(claims.exp * 1000),
    };
  } catch {
    return null;
  }
}
