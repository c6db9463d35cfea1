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
  /** The generation of the session it was issued with. */
  generation: number;
  expiresAt: Date;
}

/** A JWT (HS256) that names a session until its end; it grants nothing the session does not. */
export function signAccessToken(key: Buffer, claims: AccessClaims): Promise<string> {
  return new SignJWT({ sid: claims.sessionId, gen: claims.generation })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(claims.userId)
    .setExpirationTime(Math.floor(claims.expiresAt.getTime() / 1000))
    .sign(key);
}

/** Tokens that were found genuine under a key, the latest last: a browser sends its own each time. */
const genuine = new WeakMap<Buffer, Map<string, AccessClaims>>();

/** More than are in use at a time. */
const mostKept = 10_000;

/** The claims of a genuine token that has not ended, else null. */
export async function readAccessToken(
  key: Buffer,
  token: string,
  now: Date,
): Promise<AccessClaims | null> {
  const kept = genuine.get(key) ?? new Map<string, AccessClaims>();
  const known = kept.get(token);
  if (known) return known.expiresAt > now ? known : null;
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
