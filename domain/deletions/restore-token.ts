import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';

/**
 * The mail's token only restores an account; a user who has just entered the password is also signed
 * in.
 */
const proofSchema = z.enum(['mail', 'password']);
const claimsSchema = z.object({ sub: idSchema, proof: proofSchema });

export interface RestoreClaims {
  deletionId: string;
  proof: z.infer<typeof proofSchema>;
}

/** Returns a token (JWT, HS256) that restores the account of one deletion until it expires. */
export function writeRestoreToken(
  context: DomainContext,
  { deletionId, proof }: RestoreClaims,
  expiresAt: Date,
): Promise<string> {
  return new SignJWT({ proof })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(deletionId)
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(context.keys.restoreToken);
}

/** Returns the claims of a genuine, unexpired token, otherwise null. */
export async function readRestoreToken(
  context: DomainContext,
  token: string,
): Promise<RestoreClaims | null> {
  try {
    const { payload } = await jwtVerify(token, context.keys.restoreToken, {
      algorithms: ['HS256'],
      currentDate: context.now(),
    });
    const { sub, proof } = claimsSchema.parse(payload);
    return { deletionId: sub, proof };
  } catch {
    return null;
  }
}
