import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';

/** By the mail alone an account comes back; who has just typed the password is also let in. */
const proofSchema = z.enum(['mail', 'password']);
const claimsSchema = z.object({ sub: idSchema, proof: proofSchema });

export interface RestoreClaims {
  deletionId: string;
  proof: z.infer<typeof proofSchema>;
}

/** A token (JWT, HS256) that brings back the account of one deletion until it ends. */
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

/** The claims of a genuine token that has not ended, else null. */
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
